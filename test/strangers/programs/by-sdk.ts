import { createClient } from '../made/sdk/client/index.ts'
import * as yilu from '../made/sdk/sdk.gen.ts'
import type { Told, Visit } from './visit.ts'

/** The same with functions that another generator has made, one for each call. */
export const visit = async ({ base, doctorId, date, mobile, idCard }: Visit): Promise<Told> => {
  let key = ''
  const client = createClient({ baseUrl: base, auth: () => key })

  const { data: token } = await yilu.getSmsToken({ client, query: { mobile } })
  if (token?.status !== 200) throw new Error('no token')
  await yilu.sendMobileSms({ client, body: { mobile, token: token.data.token } })
  const { data: messages } = await yilu.sandboxSms({ client, query: { mobile } })
  if (messages?.status !== 200) throw new Error('no messages')
  const { data: user } = await yilu.loginBySms({ client, body: { mobile, code: messages.data.list[0]?.code ?? '' } })
  if (user?.status !== 200) throw new Error(`not signed in: ${user?.reason}`)
  key = user.data.user_key

  await yilu.agreeUserProtocol({ client, body: { health_data: 1 } })
  const papers = { truename: '周明', id_card: idCard, relation: 'self' } as const
  const { data: member } = await yilu.saveMember({ client, body: papers })
  if (member?.state !== 1) throw new Error(`no member: ${member?.reason}`)

  const { data: slots } = await yilu.doctorSlots({ client, path: { doctor_id: doctorId }, query: { date } })
  const slot = slots?.status === 200 ? slots.data.list[0] : undefined
  if (!slot) throw new Error('no slot')
  const { data: order } = await yilu.createOrder({
    client,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { slot_id: slot.slot_id, member_id: member.data.member_id },
  })
  if (order?.status !== 200) throw new Error(`not booked: ${order?.reason}`)
  const { out_trade_no, order_id: id } = order.data
  await yilu.sandboxPay({ client, body: { out_trade_no } })

  const { data: booked } = await yilu.orderDetail({ client, path: { id } })
  if (booked?.status !== 200) throw new Error(`lost: ${booked?.reason}`)
  const { data: cancelled } = await yilu.cancelOrder({ client, path: { id }, body: {} })
  if (cancelled?.status !== 200) throw new Error(`not cancelled: ${cancelled?.reason}`)
  return { booked: booked.data.state, cancelled: cancelled.data.state, refunded: cancelled.data.refund_amount }
}
