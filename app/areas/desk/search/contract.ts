import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { maybe, maybeText, shortIdList, text } from '#kit/wire/fields.ts'
import { allPickKinds, MOST_PICKS } from './rules.ts'

export const deskFindDoctors = call({
  method: 'GET',
  path: '/desk/search/doctors',
  summary: 'Doctors with these words in their names: of the own hospital, of all where one’s post is the platform’s',
  owner: 'self',
  staff: true,
  may: 'account',
  input: z.object({ keyword: text(50) }),
  output: z.object({
    list: z.array(z.object({ doctor_id: z.int(), doctor_name: z.string(), unit_name: z.string() })),
  }),
  refuses: notAllowed,
})

export const deskPicks = call({
  method: 'GET',
  path: '/desk/picks',
  summary:
    'What a form of the platform’s desk picks by its name: those with these words in it, and the names of those that are picked',
  owner: 'self',
  staff: true,
  may: 'account',
  input: z.object({
    kind: z.enum(allPickKinds),
    keyword: maybeText(50),
    ids: maybe(shortIdList(MOST_PICKS)),
  }),
  output: z.object({ list: z.array(z.object({ id: z.int(), name: z.string() })) }),
  refuses: { ...notAllowed, 'not-platform': '这里由平台统一选，本院的工作台不能选' },
})
