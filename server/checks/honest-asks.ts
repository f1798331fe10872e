import { askCreate, rateAsk } from '#app/areas/consult/asks/contract.ts'
import { acceptAsk, endAsk, noteAnswer } from '#app/areas/consult/asks/server/public.ts'
import { askDoctors } from '#app/areas/consult/doctors/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { type Asker, newPatient } from './askers.ts'
import { newMember } from './honest-members.ts'
import type { World } from './world.ts'

/** A doctor of the demonstration who can be asked by text. */
const aDoctor = async ({ house }: World): Promise<number> => {
  const [doctor] = (await house.ask(askDoctors, { service: 'text' })).list
  if (!doctor) throw new Error('the demonstration has no doctor to ask')
  return doctor.doctor_id
}

const question = async (world: World, { words }: Asker) => ({
  ...{ doctor_id: await aDoctor(world), dep_id: undefined, type: 'text' as const },
  content: `${words}：最近一周早上起来总是头晕`,
})

/** A consultation of the asker's that a doctor has accepted. */
export const acceptedAsk = async (world: World, asker: Asker): Promise<string> => {
  const { house } = world
  const { member_id } = await newMember(world, asker)
  const asked = await question(world, asker)
  const { ask_id, out_trade_no } = await house.ask(askCreate, { ...asked, member_id, image: undefined }, asker.as)
  await house.ask(sandboxPay, { out_trade_no })
  await acceptAsk(house.within(), asked.doctor_id, ask_id)
  return ask_id
}

/** The same, answered and over. */
const endedAsk = async (world: World, asker: Asker) => {
  const ask_id = await acceptedAsk(world, asker)
  await noteAnswer(world.house.within(), ask_id)
  await endAsk(world.house.within(), ask_id)
  return { ask_id, stars: 5 }
}

/** A consultation that somebody lets others read. */
const openedAsk = async (world: World) => {
  const patient = await newPatient(world.house)
  const rating = await endedAsk(world, patient)
  await world.house.ask(rateAsk, { ...rating, is_public: 1 }, patient.as)
  return { ask_id: rating.ask_id }
}

const fromEmbed = async (world: World, asker: Asker) => ({ ...(await question(world, asker)), images: undefined })

/** What is sent to the calls of asking doctors. */
export const asksByCall = {
  askCreate: question,
  embedAddAsk: fromEmbed,
  embedDoAsk: async (world: World) => ({ doctor_id: await aDoctor(world) }),
  rateAsk: endedAsk,
  openAskDetail: openedAsk,
  keepAsk: async (world: World) => ({ ...(await openedAsk(world)), state: 1 }),
}
