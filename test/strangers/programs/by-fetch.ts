import createClient, { type Client } from 'openapi-fetch'
import type { paths } from '../made/types.ts'
import type { Told, Visit } from './visit.ts'

/** Books, pays and cancels by nothing but what the description says of each answer. */
export const visit = async (asked: Visit): Promise<Told> => {
  const client = createClient<paths>({ baseUrl: asked.base })
  const headers = { 'user-key': await signIn(client, asked.mobile) }
  const member_id = await addMember(client, headers, asked.idCard)
  const { out_trade_no, order_id: id } = await book(client, headers, { ...asked, member_id })
  const { data: paid } = await client.POST('/api/sandbox/pay', { body: { out_trade_no } })
  if (paid?.status !== 200) throw new Error(`not paid: ${paid?.reason}`)

  const way = { headers, params: { path: { id } } }
  const { data: booked } = await client.GET('/api/guahao/v1/order/{id}', way)
  if (booked?.status !== 200) throw new Error(`lost: ${booked?.reason}`)
  const { data: cancelled } = await client.POST('/api/guahao/v1/order/{id}/cancel', { ...way, body: {} })
  if (cancelled?.status !== 200) throw new Error(`not cancelled: ${cancelled?.reason}`)
  return { booked: booked.data.state, cancelled: cancelled.data.state, refunded: cancelled.data.refund_amount }
}

type Api = Client<paths>
type Headers = { 'user-key': string }

const signIn = async (client: Api, mobile: string): Promise<string> => {
  const { data: token } = await client.GET('/api/user/getSmsToken', { params: { query: { mobile } } })
  if (token?.status !== 200) throw new Error('no token')
  const { data: sent } = await client.POST('/api/user/sendMobileSms', { body: { mobile, token: token.data.token } })
  if (sent?.status !== 200) throw new Error(`no code: ${sent?.reason}`)
  const { data: messages } = await client.GET('/api/sandbox/sms', { params: { query: { mobile } } })
  if (messages?.status !== 200) throw new Error('no messages')
  const code = messages.data.list[0]?.code ?? ''
  const { data: user } = await client.POST('/api/user/loginBySms', { body: { mobile, code } })
  if (user?.status !== 200) throw new Error(`not signed in: ${user?.reason}`)
  return user.data.user_key
}

const addMember = async (client: Api, headers: Headers, id_card: string): Promise<number> => {
  const { data: agreed } = await client.POST('/api/account/agreeUserProtocol', { headers, body: { health_data: 1 } })
  if (agreed?.status !== 200) throw new Error('not agreed')
  const body = { truename: '周明', id_card, relation: 'self' } as const
  const { data: member } = await client.POST('/api/account/saveMember', { headers, body })
  if (member?.state !== 1) throw new Error(`no member: ${member?.reason}`)
  return member.data.member_id
}

const book = async (client: Api, headers: Headers, { doctorId, date, member_id }: Visit & { member_id: number }) => {
  const { data: slots } = await client.GET('/api/guahao/v1/doctor/{doctor_id}/slots', {
    params: { path: { doctor_id: doctorId }, query: { date } },
  })
  const slot = slots?.status === 200 ? slots.data.list[0] : undefined
  if (!slot) throw new Error('no slot')
  const { data: order } = await client.POST('/api/guahao/v1/order/create', {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    body: { slot_id: slot.slot_id, member_id },
  })
  if (order?.status !== 200) throw new Error(`not booked: ${order?.reason}`)
  return order.data
}
