import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { eventKinds } from '#app/areas/family-doctor/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { amount, flag, id, int, listed, listOf, maybe, maybeText, nothing, text, yuan } from '#kit/wire/fields.ts'
import { DEAREST_YUAN, lengths, MOST, MOST_RESIDENTS, MOST_TIMES } from './rules.ts'

const managing = { staff: true, may: 'family.manage' } as const
const ofHospital = { owner: { team_id: 'family team of the hospital' } } as const
const teamRow = { row: 'family-team', by: 'team_id' } as const
const notFound = { ...notAllowed, 'not-found': '没有找到这个团队' }

export const deskFamilyTeams = call({
  method: 'GET',
  path: '/desk/family-teams',
  summary: "The hospital's teams of family doctors, with how many residents each looks after and how many wait",
  owner: 'self',
  ...managing,
  input: nothing(),
  output: listOf(
    z.object({
      team_id: z.int(),
      team_name: z.string(),
      doctor_id: z.int(),
      doctor_name: z.string(),
      /** Residents find teams of doctors who are open. */
      is_open: flag(),
      area_name: z.string(),
      capacity: z.int(),
      resident_num: z.int(),
      apply_num: z.int(),
    }),
  ),
  refuses: notAllowed,
})

const choice = z.object({ id: z.int(), name: z.string() })

export const deskFamilyTeamChoices = call({
  method: 'GET',
  path: '/desk/family-team-choices',
  summary: 'Doctors who lead no team yet, and the communities of the city by their districts',
  owner: 'self',
  ...managing,
  input: nothing(),
  output: z.object({
    doctors: z.array(choice),
    districts: z.array(z.object({ district_name: z.string(), list: z.array(choice) })),
  }),
  refuses: notAllowed,
})

const colleague = { name: text(lengths.person), role: text(lengths.role) }
const promise = { kind: z.enum(eventKinds), name: text(lengths.meal) }

export const deskFamilyTeamSheet = call({
  method: 'GET',
  path: '/desk/family-teams/{team_id}',
  summary: 'A team with everything that can be changed about it',
  ...ofHospital,
  ...managing,
  shows: [teamRow],
  input: z.object({ team_id: id() }),
  output: z.object({
    team_id: z.int(),
    version: versionShown(),
    team_name: z.string(),
    doctor_name: z.string(),
    introduction: z.string(),
    area_id: z.int(),
    area_name: z.string(),
    address: z.string(),
    phone: z.string(),
    capacity: z.int(),
    resident_num: z.int(),
    colleagues: z.array(z.object({ name: z.string(), role: z.string() })),
    base: z.object({
      name: z.string(),
      content: z.string(),
      promises: z.array(z.object({ kind: z.enum(eventKinds), name: z.string(), times: z.int() })),
    }),
    meals: z.array(
      z.object({
        meal_id: z.int(),
        name: z.string(),
        content: z.string(),
        price: yuan(),
        promises: z.array(z.object({ kind: z.enum(eventKinds), name: z.string(), times: z.int() })),
      }),
    ),
  }),
  refuses: notFound,
})

const promises = () =>
  z
    .array(z.object({ ...promise, times: int(1, MOST_TIMES) }))
    .min(1)
    .max(eventKinds.length)
const sheet = {
  team_name: text(lengths.name),
  introduction: maybeText(lengths.introduction),
  area_id: id(),
  address: maybeText(lengths.address),
  phone: maybeText(lengths.phone),
  capacity: int(0, MOST_RESIDENTS),
  colleagues: listed(z.array(z.object(colleague)).max(MOST.colleagues)),
  base: z.object({ name: text(lengths.meal), content: maybeText(lengths.content), promises: promises() }),
  meals: listed(
    z
      .array(
        z.object({
          /** Missing: it is new. */
          meal_id: maybe(id()),
          name: text(lengths.meal),
          content: maybeText(lengths.content),
          price: amount(DEAREST_YUAN),
          promises: promises(),
        }),
      )
      .max(MOST.meals),
  ),
}
const faults = {
  community: '这个社区不在本院所在的城市，请重新选择',
  'same-name': '两个服务包不能同名',
  meal: '有服务包已经不在了，请刷新后重新填写',
}

export const deskFamilyTeamAdd = call({
  method: 'POST',
  path: '/desk/family-teams/add',
  changesPages: true,
  summary: 'Make a team around a doctor of the hospital who leads none yet',
  owner: 'self',
  ...managing,
  edits: teamRow,
  body: 'json',
  idempotency: 'framework',
  input: z.object({ doctor_id: id(), ...sheet }),
  output: z.object({ team_id: z.int() }),
  refuses: { ...notAllowed, ...faults, doctor: '这位医生已经带着一个团队，或不在本院了' },
})

export const deskFamilyTeamChange = call({
  method: 'POST',
  path: '/desk/family-teams/{team_id}/change',
  changesPages: true,
  summary: 'Write a team over what it was; signings keep what was agreed with them',
  ...ofHospital,
  ...managing,
  edits: teamRow,
  body: 'json',
  input: z.object({ team_id: id(), ...sheet, version: versionSeen() }),
  output: z.object({ team_id: z.int() }),
  refuses: {
    ...notFound,
    ...changedSince,
    ...faults,
    'too-few': '团队已经照看着 {count} 位居民，可签约人数不能比这少',
  },
})

export const deskFamilyTeamRemove = call({
  method: 'POST',
  path: '/desk/family-teams/{team_id}/remove',
  changesPages: true,
  summary: 'Take away a team to which nobody has ever applied',
  ...ofHospital,
  ...managing,
  input: z.object({ team_id: id() }),
  output: z.object({ team_id: z.int() }),
  refuses: {
    ...notFound,
    'has-residents': '已经有居民申请过或签约过，不能删除；不再接收居民时，把可签约人数改成现在的人数',
  },
})
