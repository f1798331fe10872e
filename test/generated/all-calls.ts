import type { Needed } from '#app/areas/access/staff/rules.ts'
import type { CallSpec } from '#kit/wire/call.ts'
import { findRooms, type Room } from '#server/rooms.ts'

/** A call with its name and room. */
export interface NamedCall extends CallSpec {
  name: string
  room: string
  /** Calls of the desk: what they need. */
  may?: Needed
}

/** What a check found, in one line that begins with the call. */
export type Finding = string

/** Every call of these rooms. */
export const callsOf = (rooms: readonly Room[]): NamedCall[] =>
  rooms.flatMap((room) =>
    room.answering.flatMap(({ contract }) =>
      Object.entries(contract).map(([name, call]) => ({ ...call, name, room: room.name })),
    ),
  )

/** Every call of the product: what the generated checks run over. */
export const allCalls = async (): Promise<NamedCall[]> => {
  const calls = callsOf(await findRooms())
  if (calls.length === 0) throw new Error('no call found: the checks would see nothing')
  return calls
}

/** Says something about a call. */
export const finding = ({ room, name }: NamedCall, says: string): Finding => `${room} ${name}: ${says}`
