import { talkMessages } from '#app/areas/consult/talk/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { RefusedError } from '#kit/wire/errors.ts'
import { behindGate, type Loading, readCode } from '#kit/wire/load.ts'
import { talkLeftNum, talkVisit } from '../contract.ts'
import { Talk } from '../parts/talk.tsx'
import type { Route } from './+types/chat'

export { handle } from 'virtual:rows/R225,R056'

const load = async ({ callApi, query }: Loading) => {
  const ask_id = readCode(query, 'ask_id')
  const [visit, left, first] = await Promise.all([
    callApi(talkVisit, { id: ask_id }),
    callApi(talkLeftNum, { ask_id }),
    callApi(talkMessages, { ask_id }).catch(noTalkYet),
  ])
  return { visit, residue: left.residue, first }
}
export const clientLoader = behindGate(load)

/** A consultation that no doctor has accepted has no talk; where it is not there at all, that was refused beside it. */
const noTalkYet = (thrown: unknown) => {
  if (!(thrown instanceof RefusedError)) throw thrown
  return { list: [], has_more: 0, read_id: 0 }
}

export default function ChatPage({ loaderData: { visit, residue, first } }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <Talk key={visit.ask.ask_id} visit={visit} residue={residue} first={first} />
    </Frame>
  )
}
