import {
  addBankcard,
  faceResult,
  getFaceVerify,
  recharge,
  subUploadPhoto,
} from '#app/areas/account/bank-cards/contract.ts'
import { isCardNumber } from '#app/areas/account/bank-cards/rules.ts'
import { certification } from '#app/areas/account/members/contract.ts'
import { sandboxFaceEnd, sandboxPay } from '#app/areas/sandbox/contract.ts'
import { uploadPicture } from '../support/a-picture.ts'
import { type Asker, newPatient } from './askers.ts'
import { newMember } from './honest-members.ts'
import type { World } from './world.ts'

let made = 0

/** The number of a card that nobody has. */
const newCardNumber = (): string => {
  const begin = `622588${String(++made).padStart(11, '0')}`
  return [...'0123456789'].map((last) => `${begin}${last}1`).find(isCardNumber) ?? ''
}

const certified = async (world: World, asker: Asker) => {
  const member = await newMember(world, asker)
  await world.app.callApi(certification, member, asker.as)
  return { member_id: member.member_id, truename: member.truename, id_card: member.id_card }
}

/** A card of the asker's, whose sub-account is still to be opened. */
export const newBankCard = async (world: World, asker: Asker) => {
  const person = await certified(world, asker)
  const ask = { member_id: person.member_id, card_no: newCardNumber() }
  return { ...person, record_id: (await world.app.callApi(addBankcard, ask, asker.as)).record_id }
}

const photos = async ({ app }: World, { as }: Asker) => {
  const [front, back] = [
    await uploadPicture(app, as.key ?? '', 'identity'),
    await uploadPicture(app, as.key ?? '', 'identity'),
  ]
  return { subphotoInfo: `${front},${back}` }
}

/** A face check that somebody has begun. */
export const newFaceCheck = async (world: World, asker: Asker) =>
  (await world.app.callApi(getFaceVerify, await certified(world, asker), asker.as)).token

const openCard = async (world: World, asker: Asker) => {
  const { callApi } = world.app
  const { record_id, ...person } = await newBankCard(world, asker)
  await callApi(subUploadPhoto, { record_id, ...(await photos(world, asker)) }, asker.as)
  const { token } = await callApi(getFaceVerify, person, asker.as)
  await callApi(sandboxFaceEnd, { token, outcome: 'passed' })
  await callApi(faceResult, { token }, asker.as)
  return { record_id }
}

/** What is sent to the calls of bank cards. */
export const cardsByCall = {
  addBankcard: async (world: World, asker: Asker) => ({
    member_id: (await certified(world, asker)).member_id,
    card_no: newCardNumber(),
  }),
  subUploadPhoto: photos,
  getFaceVerify: certified,
  recharge: async (world: World, asker: Asker) => ({ ...(await openCard(world, asker)), amount: '10' }),
  returnBalance: async (world: World, asker: Asker) => {
    const card = await openCard(world, asker)
    const { out_trade_no } = await world.app.callApi(recharge, { ...card, amount: '10' }, asker.as)
    await world.app.callApi(sandboxPay, { out_trade_no })
    return card
  },
  sandboxFace: async (world: World) => ({ token: await newFaceCheck(world, await newPatient(world.app)) }),
  sandboxFaceEnd: async (world: World) => ({
    token: await newFaceCheck(world, await newPatient(world.app)),
    outcome: 'passed',
  }),
}
