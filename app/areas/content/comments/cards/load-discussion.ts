import { RefusedError } from '#kit/wire/errors.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { docsayReply } from '../contract.ts'
import { FEW } from '../rules.ts'
import type { DiscussionOf } from './discussion-address.ts'

/** The newest few comments, for the page of what they are about; null where nobody talks of it any more. */
export const loadDiscussion = (callApi: CallApi, { kind, id }: DiscussionOf) =>
  callApi(docsayReply, { kind, id, page_size: FEW }).catch((thrown: unknown) => {
    if (thrown instanceof RefusedError) return null
    throw thrown
  })
