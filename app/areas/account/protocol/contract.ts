import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, int, maybe, nothing } from '#kit/wire/fields.ts'

export const isShowUserProtocol = call({
  method: 'GET',
  path: '/main/isShowUserProtocol',
  summary: 'Whether who asks must be shown the user protocol: they have not agreed to the current version',
  owner: 'self',
  allowStaleKey: true,
  input: nothing(),
  output: z.object({ is_show: flag(), version: z.int() }),
})

export const agreeUserProtocol = call({
  method: 'POST',
  path: '/account/agreeUserProtocol',
  summary: 'Agree to the current version of the user protocol, and by itself to the use of health data',
  owner: 'self',
  login: true,
  input: z.object({ health_data: maybe(int(0, 1)) }),
  output: z.object({ version: z.int() }),
})
