import { Frame } from '#app/shell/frame.tsx'
import { behindGate, type Loading, readCode } from '#kit/wire/load.ts'
import { talkLeftNum, talkMessages, talkVisit } from '../contract.ts'
import { Talk } from '../parts/talk.tsx'
import type { Route } from './+types/chat'

export { handle } from 'virtual:rows/R225,R056'

const load = async ({ callApi, query }: Loading) => {
  const ask_id = readCode(query, 'ask_id')
  // What was said first: the facts are then as new as that, and what comes later asks for them anew.
  const first = await callApi(talkMessages, { ask_id })
  const [visit, left] = await Promise.all([callApi(talkVisit, { id: ask_id }), callApi(talkLeftNum, { ask_id })])
  return { visit, residue: left.residue, first }
}
export const clientLoader = behindGate(load)

export default function ChatPage({ loaderData: { visit, residue, first } }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <Talk key={visit.ask.ask_id} visit={visit} residue={residue} first={first} />
    </Frame>
  )
}
