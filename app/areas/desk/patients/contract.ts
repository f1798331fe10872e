import { z } from 'zod'
import { allDeeds, blockStates, MOST_REASON } from '#app/areas/access/blocks/rules.ts'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { deskPerson } from '#app/areas/desk/counter/contract.ts'
import { deskCouponUses } from '#app/areas/desk/coupons/contract.ts'
import { call } from '#kit/wire/call.ts'
import {
  day,
  flag,
  id,
  int,
  listed,
  listOf,
  maybe,
  maybeText,
  nothing,
  pageOf,
  paging,
  text,
  time,
} from '#kit/wire/fields.ts'
import {
  type GiftKind,
  type GiftState,
  giftKinds,
  giftWords,
  lists,
  MOST_NOTE,
  MOST_POINTS,
  MOST_TAG,
  MOST_TAGS,
  type PatientList,
} from './rules.ts'

const ofPerson = { person: 'person of the counter' } as const
const seeing = { staff: true, may: 'patients.see' } as const
const acting = { method: 'POST', idempotency: 'framework', staff: true } as const
const handle = () => text(300)
const { person } = deskPerson.output.shape
const noPerson = { ...notAllowed, 'not-found': '没有找到这位患者，可能隔得太久了，请重新查找' }

export const deskPatients = call({
  method: 'GET',
  path: '/desk/patients',
  summary: 'Page through patients of whom this desk has a tag, a note, a block or a gift that waits; masked',
  owner: 'self',
  ...seeing,
  input: z.object({
    list: z.enum(Object.keys(lists) as [PatientList]).default('all'),
    /** By its name, as the desk keeps it. */
    tag: maybeText(MOST_TAG),
    ...paging(20),
  }),
  output: pageOf(
    z.object({
      ...person.shape,
      tags: z.array(z.string()),
      note_num: z.int(),
      is_blocked: flag(),
      is_asked: flag(),
      /** When something was last written of them. */
      change_time: time(),
    }),
  ),
  refuses: notAllowed,
})

const tag = z.object({ tag_id: z.int(), tag_name: z.string() })

const block = z.object({
  block_id: z.int(),
  deeds_name: z.string(),
  place_name: z.string(),
  reason: z.string(),
  from_time: time(),
  /** The last day. */
  until: z.string(),
  state: z.enum(Object.keys(blockStates) as [keyof typeof blockStates]),
  state_desc: z.string(),
  blocked_by: z.string(),
  block_time: time(),
  lifted_by: z.string(),
  lift_time: time().nullable(),
  lift_reason: z.string(),
  /** Who asks may lift it. */
  can_lift: flag(),
})

const gift = z.object({
  gift_id: z.int(),
  gift_name: z.string(),
  reason: z.string(),
  state: z.enum(Object.keys(giftWords) as [GiftState]),
  state_desc: z.string(),
  asked_by: z.string(),
  ask_time: time(),
  decided_by: z.string(),
  decide_time: time().nullable(),
  /** Why it was refused or taken back. */
  note: z.string(),
})

/** Without whose it is: the page says so. */
const heldCoupon = deskCouponUses.output.shape.list.element.omit({ patient_name: true, mobile: true })

export const deskPatient = call({
  method: 'GET',
  path: '/desk/patient',
  summary: 'What this desk knows of one person: tags, notes, blocks, what was given by hand; the audit says who looked',
  owner: ofPerson,
  ...seeing,
  input: z.object({ person: handle() }),
  output: z.object({
    person,
    /** By which staff speak of them where no name may stand. */
    member_id: z.int(),
    today: z.string(),
    tags: z.array(tag),
    /** What they can be given besides. */
    more_tags: z.array(tag),
    notes: z.array(
      z.object({
        note_id: z.int(),
        content: z.string(),
        written_by: z.string(),
        write_time: time(),
        can_remove: flag(),
      }),
    ),
    blocks: z.array(block),
    gifts: z.array(gift),
    /** Their coupons that this desk gave, or that were spent on its orders. */
    held_coupons: z.array(heldCoupon),
    /** Of what who asks may keep them; everywhere where they serve the platform. */
    can_block: z.array(z.enum(allDeeds as [(typeof allDeeds)[number]])),
    can_block_everywhere: flag(),
    /** The desk's own coupons that can be given now. */
    coupons: z.array(z.object({ coupon_id: z.int(), title: z.string(), left_num: z.int() })),
  }),
  refuses: noPerson,
})

export const deskPatientNoteAdd = call({
  ...acting,
  ...seeing,
  path: '/desk/patient/notes/add',
  summary: 'Write a note of somebody, for staff of this hospital alone',
  owner: ofPerson,
  input: z.object({ person: handle(), content: text(MOST_NOTE) }),
  output: z.object({ note_id: z.int() }),
  refuses: noPerson,
})

export const deskPatientNoteRemove = call({
  ...acting,
  ...seeing,
  path: '/desk/patient/notes/{note_id}/remove',
  summary: 'Take a note away: one’s own, or any where one keeps the tags',
  owner: { note_id: 'patient note of the desk' },
  input: z.object({ note_id: id() }),
  output: z.object({}),
  refuses: { ...notAllowed, 'not-found': '没有找到这条备注', 'not-own': '这是别人写的备注，只有管理员能删' },
})

export const deskPatientTag = call({
  ...acting,
  ...seeing,
  path: '/desk/patient/tag',
  summary: 'Give somebody a tag of the desk, or take it off',
  owner: { ...ofPerson, tag_id: 'patient tag of the desk' },
  input: z.object({ person: handle(), tag_id: id(), is_on: int(0, 1) }),
  output: z.object({}),
  refuses: { ...noPerson, 'tag-off': '这个标签已停用，请换一个' },
})

export const deskPatientTags = call({
  method: 'GET',
  path: '/desk/patient-tags',
  summary: 'The tags that this desk keeps for patients, those that are off too, with how many have them',
  owner: 'self',
  ...seeing,
  input: nothing(),
  output: listOf(tag.extend({ is_on: flag(), patient_num: z.int() })),
  refuses: notAllowed,
})

export const deskPatientTagAdd = call({
  ...acting,
  may: 'patients.tags',
  path: '/desk/patient-tags/add',
  summary: 'Add a tag to the list of the desk',
  owner: 'self',
  input: z.object({ tag_name: text(MOST_TAG) }),
  output: z.object({ tag_id: z.int() }),
  refuses: {
    ...notAllowed,
    'tag-there': '已经有这个标签了',
    full: `最多 ${MOST_TAGS} 个标签，标签少才好用。先停用不用的`,
  },
})

export const deskPatientTagSwitch = call({
  method: 'POST',
  staff: true,
  may: 'patients.tags',
  path: '/desk/patient-tags/{tag_id}/switch',
  summary: 'Switch a tag off: nobody shows it or is given it any more; or on again',
  owner: { tag_id: 'patient tag of the desk' },
  input: z.object({ tag_id: id(), is_on: int(0, 1) }),
  output: z.object({}),
  refuses: { ...notAllowed, 'not-found': '没有找到这个标签', full: `最多 ${MOST_TAGS} 个在用的标签` },
})

export const deskPatientBlock = call({
  ...acting,
  may: 'patients.block',
  path: '/desk/patient/block',
  summary:
    'Keep the account of somebody from something for a time, with a reason that they read: at this hospital, or everywhere by who serves the platform',
  owner: ofPerson,
  body: 'json',
  input: z.object({
    person: handle(),
    deeds: listed(
      z
        .array(z.enum(allDeeds as [(typeof allDeeds)[number]]))
        .min(1)
        .max(allDeeds.length),
    ),
    is_everywhere: int(0, 1),
    reason: text(MOST_REASON),
    /** Today where it is not said. */
    from: maybe(day()),
    until: day(),
  }),
  output: z.object({ block_id: z.int() }),
  refuses: {
    ...noPerson,
    'not-platform': '本院只能暂停患者在本院的网上挂号，其他的请平台处理',
    span: '结束日期要在开始日期之后，最长一年',
    'blocked-already': '这段时间已经暂停了，要改请先恢复再重新暂停',
    'enter-now': '暂停登录只能从今天开始',
  },
})

export const deskPatientUnblock = call({
  ...acting,
  may: 'patients.block',
  path: '/desk/patient/blocks/{block_id}/lift',
  summary: 'Let somebody do again what a block keeps them from, before its end; they are told',
  owner: { block_id: 'patient block of the desk' },
  input: z.object({ block_id: id(), reason: text(MOST_REASON) }),
  output: z.object({}),
  refuses: { ...notAllowed, 'not-found': '没有找到这次暂停', over: '这次暂停已经结束或恢复了' },
})

export const deskPatientGive = call({
  ...acting,
  may: 'patients.give',
  path: '/desk/patient/give',
  summary: 'Ask that somebody is given points or a coupon of the desk; another agrees, never who asked',
  owner: ofPerson,
  input: z.object({
    person: handle(),
    kind: z.enum(Object.keys(giftKinds) as [GiftKind]),
    amount: maybe(int(1, MOST_POINTS)),
    coupon_id: maybe(id()),
    reason: text(MOST_REASON),
  }),
  output: z.object({ gift_id: z.int() }),
  refuses: {
    ...noPerson,
    amount: `请填积分，一次最多 ${MOST_POINTS}`,
    coupon: '这张优惠券不能送：不是本院的、已停发或发完了',
    'waiting-already': '同样的赠送已经在等同意，不用再申请',
    limit: '30 天内送给这位患者的已经到上限（{points} 积分、{coupons} 张券）',
    'nobody-else': '现在没有另一位能同意的人，送不了。请管理员先给另一位同事这个权限',
  },
})

export const deskPatientGiftBack = call({
  ...acting,
  may: 'patients.agree',
  path: '/desk/patient/gifts/{gift_id}/back',
  summary: 'Take back what was given by hand, where it is not spent yet; the patient is told why',
  owner: { gift_id: 'patient gift of the desk' },
  input: z.object({ gift_id: id(), reason: text(MOST_REASON) }),
  output: z.object({}),
  refuses: {
    ...notAllowed,
    'not-found': '没有找到这次赠送',
    'not-given': '这次赠送还没有送出，或已经收回',
    spent: '已经用掉了，收不回来',
  },
})
