import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { code, pageOf, paging } from '#kit/wire/fields.ts'
import { notFound, ofRequest, quote } from './shapes.ts'

export const inquiryQuotes = call({
  method: 'GET',
  path: '/inquiry/quotes',
  summary: 'Page through the quotes of an inquiry, all versions of them, the newest first',
  ...ofRequest,
  input: z.object({ request_id: code(), ...paging(20) }),
  output: pageOf(quote),
  refuses: notFound,
})
