import { docsayCommentCreate, docsayCommentReport } from '#app/areas/content/comments/contract.ts'
import { deskDiscussionShow } from '#app/areas/content/comments/desk/contract.ts'
import type { CallInput } from '#kit/wire/call.ts'
import type { CallAs, TestApp } from './start-test-app.ts'

/** Says something below an article; held until the hospital has looked. */
export const sayBelow = async (
  app: TestApp,
  id: number,
  as: CallAs,
  more: Partial<CallInput<typeof docsayCommentCreate>> = {},
): Promise<number> =>
  (await app.callApi(docsayCommentCreate, { kind: 'article', id, content: '讲得很清楚。', ...more }, as)).comment_id

/** The same, looked at and shown by the hospital's staff. */
export const shownBelow = async (
  app: TestApp,
  id: number,
  { as, staff }: { as: CallAs; staff: CallAs },
  more: Partial<CallInput<typeof docsayCommentCreate>> = {},
): Promise<number> => {
  const comment_id = await sayBelow(app, id, as, more)
  await app.callApi(deskDiscussionShow, { comment_id }, staff)
  return comment_id
}

/** Somebody finds that it should not stand. */
export const reportBelow = (app: TestApp, comment_id: number, as: CallAs) =>
  app.callApi(docsayCommentReport, { comment_id, reason: '内容不实' }, as)
