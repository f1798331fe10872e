import { z } from 'zod'
import { allPermissions, machineScopes, notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, listed, listOf, maybe, nothing, text, time } from '#kit/wire/fields.ts'
import { keyStates, lifetimes, MOST_KEYS, OVERLAP_HOURS } from './rules.ts'

const managing = { staff: true, may: 'machines.manage', people: true } as const
const ofDesk = { owner: { key_id: 'machine key of the desk' } } as const

const key = z.object({
  key_id: z.int(),
  key_name: z.string(),
  /** Its last four letters, by which people tell keys apart. */
  ends_in: z.string(),
  state: z.enum(Object.keys(keyStates) as [keyof typeof keyStates, ...(keyof typeof keyStates)[]]),
  scopes: z.array(z.enum(allPermissions)),
  is_read_only: flag(),
  end_time: time(),
  /** Until when the key before it is good as well. */
  former_end_time: time().nullable(),
  used_time: time().nullable(),
  made_by: z.string(),
  make_time: time(),
})

export const deskMachineKeys = call({
  method: 'GET',
  path: '/desk/machine-keys',
  summary: 'The keys by which programs ask for this hospital: those in use first, and the last that ended',
  owner: 'self',
  ...managing,
  input: nothing(),
  output: listOf(key).extend({
    choices: z.array(z.object({ scope: z.enum(allPermissions), words: z.string() })),
  }),
  refuses: notAllowed,
})

const days = () => int(1, 365).refine((given) => (lifetimes as readonly number[]).includes(given))
/** The key itself is answered this once. */
const told = z.object({ key, machine_key: z.string() })

export const deskMachineKeyAdd = call({
  method: 'POST',
  path: '/desk/machine-keys/add',
  body: 'json',
  summary: 'Make a key for a program of this hospital: told this once, good for these scopes and days',
  owner: 'self',
  ...managing,
  input: z.object({
    key_name: text(20),
    scopes: listed(z.array(z.enum(machineScopes)).min(1).max(50)),
    is_read_only: maybe(int(0, 1)).transform((given) => given === 1),
    days: days(),
  }),
  output: told,
  refuses: {
    ...notAllowed,
    'not-yours': '您自己没有其中的权限，不能给出去：{words}',
    'same-name': '已经有一个有效的密钥叫这个名字，请换一个名字',
    'too-many': `有效的密钥最多 ${MOST_KEYS} 个，请先停用不用的`,
  },
})

const which = { key_id: id() }
const notFound = { ...notAllowed, 'not-found': '没有找到这个密钥' }
const over = { over: '这个密钥已经停用或过期，请新建一个' }

export const deskMachineKeyRotate = call({
  method: 'POST',
  path: '/desk/machine-keys/{key_id}/rotate',
  summary: 'Give a program a new key, told this once; the former one is good for some hours more',
  ...ofDesk,
  ...managing,
  input: z.object({
    ...which,
    overlap_hours: maybe(int(0, OVERLAP_HOURS.most)).transform((given) => given ?? OVERLAP_HOURS.usual),
    days: days(),
  }),
  output: told,
  refuses: { ...notFound, ...over, overlaps: '上一次更换的旧密钥 {end} 前还有效，请等它失效，或先停用' },
})

export const deskMachineKeyEnd = call({
  method: 'POST',
  path: '/desk/machine-keys/{key_id}/end',
  summary: 'End a key, and the one before it, at once',
  ...ofDesk,
  ...managing,
  input: z.object(which),
  output: z.object({}),
  refuses: { ...notFound, ...over },
})
