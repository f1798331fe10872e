import { z } from 'zod'
import { noRecord, paper, recordName } from '#app/areas/records/papers/contract/shapes.ts'
import { allParts, type Part, parts } from '#app/areas/records/papers/rules.ts'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, maybeText, text, time } from '#kit/wire/fields.ts'
import { MOST_OPEN } from './rules.ts'

/** A record, or the consultation (`ask-…`) in which it is talked of. */
const subject = { record: recordName() }
const owner = { record: 'shown record' } as const

const isPart = (given: string): given is Part => Object.hasOwn(parts, given)

/** Parts of a record, separated by commas. */
const chosen = () =>
  z
    .string()
    .max(60)
    .transform((given, context): Part[] => {
      const list = [...new Set(given.split(','))]
      if (!list.every(isPart)) context.addIssue('no such part')
      return list.filter(isPart)
    })

const share = z.object({
  id: z.int(),
  /** 'ABCD-2345'; '' of one for a consultation, and of one that is over. */
  code: z.string(),
  /** For whom, as the owner calls them. */
  label: z.string(),
  ask_id: z.string(),
  parts: z.array(z.enum(allParts)),
  add_time: time(),
  end_time: time(),
  is_open: flag(),
  looks: z.array(z.object({ who: z.string(), time: time() })),
})

export const recordShares = call({
  method: 'GET',
  path: '/records/shares',
  summary:
    'To whom a record is shown, until when, and who looked; named by a consultation, of the record of its member',
  owner,
  login: true,
  input: z.object(subject),
  output: z.object({
    truename: z.string(),
    /** The record by itself, where a consultation is named too. */
    record: z.string(),
    parts: z.array(z.enum(allParts)),
    list: z.array(share),
  }),
  refuses: noRecord,
})

export const addShare = call({
  method: 'POST',
  path: '/records/shares/add',
  summary: 'Show parts of a record for some days: by a code, or to the doctor of the consultation that is named',
  owner,
  login: true,
  consent: 'health',
  idempotency: 'framework',
  input: z.object({ ...subject, parts: chosen(), days: int(1, 30), label: maybeText(30) }),
  output: share,
  refuses: {
    ...noRecord,
    nothing: '请至少选一样给对方看',
    'not-days': '请选 1 天、7 天或 30 天',
    'too-many': `同时最多分享 ${MOST_OPEN} 份，请先收回不用的`,
  },
})

export const revokeShare = call({
  method: 'POST',
  path: '/records/shares/revoke',
  summary: 'Take a share back: nobody sees the record by it any more',
  owner: { id: 'record share' },
  login: true,
  input: z.object({ id: id() }),
  output: z.object({}),
  refuses: { 'not-found': '没有找到这次分享' },
})

export const openShare = call({
  method: 'POST',
  path: '/records/shares/open',
  summary: 'Look at a record by its code, for who says who they are; the owner is told',
  owner: 'anyone',
  body: 'json',
  input: z.object({ code: text(20), who: text(30) }),
  output: z.object({ end_time: time(), paper }),
  refuses: {
    over: '没有这个分享码，或者已经过期、被收回了。请核对，或请对方再发一次',
    'too-many': '试得太多了，请过 15 分钟再试',
  },
})
