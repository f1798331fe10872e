import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, maybe, pageOf, paging, text, time } from '#kit/wire/fields.ts'
import { allStates } from './states.ts'

const notFound = { 'not-found': '没有找到这个邀请活动，它可能已经下线' }

export const inviteActivity = call({
  method: 'GET',
  path: '/invite/activity',
  summary:
    'The invite activity, the current one where none is named: rule, rewards, and for who is signed in how many they invited',
  owner: 'anyone',
  envelope: 'state',
  input: z.object({ act_id: maybe(id()) }),
  output: z.object({
    act_id: z.int(),
    title: z.string(),
    rule: z.string(),
    begin_time: time(),
    end_time: time(),
    status: z.enum(['coming', 'on', 'over']),
    share_title: z.string(),
    share_desc: z.string(),
    /** What who invites gets for each friend, in words. */
    reward_text: z.string(),
    /** What the friend gets at once; '' for nothing. */
    friend_text: z.string(),
    /** So much must the friend's order keep, in words. */
    least_text: z.string(),
    /** So many rewards there are for one at most. */
    most_num: z.int(),
    /** So many of them on one day, the rest later; 0: no such bound. */
    most_daily_num: z.int(),
    /** Names who is signed in to whom they send it; '' for a visitor. */
    share_id: z.string(),
    invited_num: z.int(),
    rewarded_num: z.int(),
    /** Rewards that come on a later day, because this one has given its own. */
    waiting_num: z.int(),
  }),
  refuses: notFound,
})

export const inviteCoupon = call({
  method: 'GET',
  path: '/invite/inviteCoupon',
  summary:
    'Who registered just now says who invited them, once and for good, and gets the coupon for friends; asked again it answers the same',
  owner: 'self',
  login: true,
  mutatingGet: true,
  envelope: 'state',
  input: z.object({
    act_id: id(),
    share_id: text(200),
    /** The device on which it is opened has shown an invitation of the same sharer's as their own. */
    same_device: maybe(int(0, 1)),
  }),
  output: z.object({
    inviter: z.string(),
    /** There is a coupon for them: its title; '' where there is none, or none is left. */
    coupon_title: z.string(),
    is_got: flag(),
  }),
  refuses: {
    ...notFound,
    'not-on': '这个邀请活动没有在进行，下次早点来',
    'no-friend': '这个邀请已经失效，请让好友重新分享',
    own: '这是您自己的邀请，分享给朋友才算',
    'not-new': '您已经是老朋友了，新注册的账号才能领',
    invited: '您已经接受过一次邀请，每个人只能被邀请一次',
  },
})

export const inviteFriends = call({
  method: 'GET',
  path: '/invite/friends',
  summary: 'Page through the friends whom the patient invited, masked, the latest first, with what came of each',
  owner: 'self',
  login: true,
  envelope: 'state',
  input: z.object({ act_id: id(), ...paging(20) }),
  output: pageOf(
    z.object({
      invite_id: z.int(),
      name: z.string(),
      join_time: time(),
      state: z.enum(allStates),
      state_desc: z.string(),
    }),
  ),
})
