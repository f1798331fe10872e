import type { Answered } from '../request.ts'
import type { Room } from '../rooms.ts'

/** Tells of an answer whether it changed what pages show: the rooms say so with their calls (`changesPages`). */
export const changesOf = (rooms: readonly Room[]): ((answered: Answered) => boolean) => {
  const calls = new Set(
    rooms.flatMap(({ answering }) =>
      answering.flatMap(({ contract }) =>
        Object.entries(contract).flatMap(([name, { changesPages }]) => (changesPages ? [name] : [])),
      ),
    ),
  )
  return ({ call, status, reason }) => call !== undefined && calls.has(call) && status === 200 && reason === undefined
}
