import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { code, flag, time } from '#kit/wire/fields.ts'
import { noOrder, orderState, queue } from './shapes.ts'

export const orderGuest = call({
  method: 'GET',
  path: '/guahao/v1/order/{id}/guest',
  summary: 'Whether a member of the family may be let see an appointment, was given a link, and has opened it',
  owner: { id: 'order' },
  login: true,
  input: z.object({ id: code() }),
  output: z.object({ can_invite: flag(), is_invited: flag(), has_opened: flag() }),
  refuses: noOrder,
})

export const inviteOrderGuest = call({
  method: 'POST',
  path: '/guahao/v1/order/{id}/guest',
  summary:
    'A link by which one member of the family sees when and where an appointment is, until the visit is over; the link before it ends',
  owner: { id: 'order' },
  login: true,
  input: z.object({ id: code() }),
  output: z.object({ link: z.string() }),
  refuses: { ...noOrder, 'not-open': '这个预约{state}，不能再请家人看' },
})

export const endOrderGuest = call({
  method: 'POST',
  path: '/guahao/v1/order/{id}/guest/end',
  summary: 'The link to an appointment opens nothing any more',
  owner: { id: 'order' },
  login: true,
  input: z.object({ id: code() }),
  output: z.object({}),
  refuses: noOrder,
})

/** Asked by POST, so that the token stands in no address. */
export const guestVisit = call({
  method: 'POST',
  path: '/guahao/v1/guest-visit',
  summary: 'When and where a visit is and how its queue stands, for whom the patient gave the link; nothing else of it',
  owner: 'anyone',
  input: z.object({ token: code() }),
  output: z.object({
    /** As much of it as the family needs: 李** */
    member_name: z.string(),
    state: orderState,
    state_desc: z.string(),
    date: z.string(),
    half_name: z.string(),
    begin_time: time(),
    end_time: time(),
    unit_name: z.string(),
    unit_phone: z.string(),
    address: z.string(),
    /** Where the hospital stands, in the Baidu system; 0 where that is not known. */
    lat: z.number(),
    lng: z.number(),
    /** Floor and room of the clinic. */
    location: z.string(),
    /** Null before the day. */
    queue: queue.nullable(),
  }),
  refuses: {
    'not-found': '这个链接已经失效，请向发给您的家人再要一个',
    over: '这次就诊已经结束，或者改了时间；需要的话，请向发给您的家人再要一个链接',
  },
})
