import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, int, maybe, nothing } from '#kit/wire/fields.ts'

export const isShowUserProtocol = call({
  method: 'GET',
  path: '/main/isShowUserProtocol',
  does: 'Whether who asks must be shown the user protocol: he has not agreed to the current version',
  owner: 'self',
  forgiving: true,
  ask: nothing(),
  reply: z.object({ is_show: flag(), version: z.int() }),
})

export const agreeUserProtocol = call({
  method: 'POST',
  path: '/account/agreeUserProtocol',
  does: 'Agree to the current version of the user protocol, and by itself to the use of health data',
  owner: 'self',
  login: true,
  ask: z.object({ health_data: maybe(int(0, 1)) }),
  reply: z.object({ version: z.int() }),
})
