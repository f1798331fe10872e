import { talkMessages, talkSend } from '#app/areas/consult/chat/contract.ts'
import { type Asker, newPatient } from './askers.ts'
import { acceptedConsultation } from './honest-consultations.ts'
import type { World } from './world.ts'

let named = 0
const words = ({ words: content }: Asker) => ({ kind: 'text', content, client_msg_id: `checker-${++named}` }) as const

/** A message that the asker has just sent. */
const sentMessage = async (world: World, asker: Asker) => {
  const ask_id = await acceptedConsultation(world, asker)
  const { message } = await world.app.callApi(talkSend, { ask_id, ...words(asker) }, asker.as)
  return { ask_id, message_id: message.id }
}

/** The line with which a consultation of the asker's begins. */
const firstLine = async (world: World, asker: Asker) => {
  const ask_id = await acceptedConsultation(world, asker)
  const { list } = await world.app.callApi(talkMessages, { ask_id }, asker.as)
  return { ask_id, content_id: list[0]?.id }
}

const somebodysAsk = async (world: World) => ({
  ask_id: await acceptedConsultation(world, await newPatient(world.app)),
})

/** What is sent to the calls of talking with doctors. */
export const chatByCall = {
  talkSend: (_: World, asker: Asker) => words(asker),
  talkRead: () => ({ message_id: 1 }),
  talkRecall: sentMessage,
  delAskHistoryContent: firstLine,
  talkServicer: () => ({ order_id: undefined }),
  sandboxTalk: somebodysAsk,
  sandboxAnswer: async (world: World, { words: content }: Asker) => ({
    ...(await somebodysAsk(world)),
    act: 'say',
    content,
  }),
}
