import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { figureUnits } from '#app/events.ts'
import { call } from '#kit/wire/call.ts'
import { flag, nothing, time, yuan } from '#kit/wire/fields.ts'

const figure = z.object({
  key: z.string(),
  words: z.string(),
  /** `minutes`: how long something has waited; `fen`: it is money, in `amount`. */
  unit: z.enum(figureUnits),
  /** 0 where it is money. */
  num: z.int(),
  /** 0.00 where it is none. */
  amount: yuan(),
  /** How it is counted. */
  how: z.string(),
  /** Where it is worked on; '' where there is no such page, or not for who asks at this desk. */
  to: z.string(),
})

export const deskOverview = call({
  method: 'GET',
  path: '/desk/overview',
  summary:
    'The figures of today of the hospital at which one works, with how each is counted; at the platform’s own desk of all hospitals',
  owner: 'self',
  staff: true,
  may: 'overview.read',
  input: nothing(),
  output: z.object({
    date: z.string(),
    now: time(),
    /** They are of all hospitals. */
    is_all: flag(),
    groups: z.array(z.object({ words: z.string(), figures: z.array(figure) })),
  }),
  refuses: notAllowed,
})
