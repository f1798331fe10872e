import { randomInt } from 'node:crypto'
import { deskLicenceDecide, deskLicenceEnter, deskLicenceProof } from '#app/areas/consult/licences/desk/contract.ts'
import {
  deskCatalogueAdd,
  deskClose,
  deskDepartmentAdd,
  deskDoctorAdd,
  deskDoctorSheet,
  deskHospitalSheet,
} from '#app/areas/desk/masters/contract.ts'
import { homeBlocks } from '#app/areas/guahao/hospitals/rules.ts'
import { deskIllnessAdd } from '#app/areas/guahao/illnesses/desk/contract.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { onePixel } from '../support/a-picture.ts'
import type { Asker } from './askers.ts'
import type { World } from './world.ts'

let made = 0

const hospital = () => ({
  unit_name: '试用医院',
  level: 33,
  class_id: 1,
  proxy_type: 1,
  address: '广东省深圳市福田区莲花路 1 号',
  lat: 22.5485,
  lng: 114.0661,
  blocks: JSON.stringify(homeBlocks),
  banners: '[]',
  ambients: '[]',
})

const illness = () => ({
  ill_name: `试用症状${++made}`,
  aliases: undefined,
  description: '试用的说明',
  is_symptom: 1,
  catalogue_ids: '101',
})

/** Who keeps what belongs to the platform; the other hospital of the world may not. */
const platformOf = async ({ ours, staffOf }: World) => (await staffOf(ours, 'admin')).as

const filed = () => ({ class_id: 1, name: `试用目录科${++made}`, aliases: undefined, position: 99 })

/** A department as the desk’s form writes it; each has a name of its own. */
const department = () => ({ dep_name: `试用科${++made}`, catalogue_id: 101, is_referral: 0, location: '门诊楼 2 层' })

/** A new department of the asker’s hospital, with what a change of it must say. */
const newDepartment = ({ app }: World, { as }: Asker) => app.callApi(deskDepartmentAdd, department(), as)

const doctor = async (world: World, asker: Asker) => ({
  doctor_name: '试用医生',
  sex: 'female' as const,
  title: 30,
  dep_id: (await newDepartment(world, asker)).dep_id,
  seats: '[]',
  picture: undefined,
  is_referral: 0,
})

/** A doctor of the asker's hospital whom nobody knows yet. */
export const newDoctor = async (world: World, asker: Asker) =>
  (await world.app.callApi(deskDoctorAdd, await doctor(world, asker), asker.as)).doctor_id

const proof = async ({ app }: World, { as }: Asker) =>
  (await app.callApi(deskLicenceProof, { file: onePixel() }, as)).url

const licence = async (world: World, asker: Asker) => ({
  number: `110440${String(randomInt(1_000_000_000)).padStart(9, '0')}`,
  kind: 'physician' as const,
  scope: '内科专业',
  issued_on: '2020-01-01',
  ends_on: undefined,
  proofs: JSON.stringify([await proof(world, asker)]),
})

/** A licence that somebody else than the asker has entered at their desk. */
const enteredLicence = async (world: World, asker: Asker): Promise<number> => {
  const { ours, theirs } = world
  const other = await world.staffOf(asker.hospitalId === theirs.hospitalId ? theirs : ours, 'planner')
  const doctor_id = await newDoctor(
    world,
    await world.staffOf(asker.hospitalId === theirs.hospitalId ? theirs : ours, 'admin'),
  )
  const entered = { ...(await licence(world, other)), doctor_id }
  return (await world.app.callApi(deskLicenceEnter, entered, other.as)).licence_id
}

const certifiedLicence = async (world: World, asker: Asker) => {
  const licence_id = await enteredLicence(world, asker)
  await world.app.callApi(deskLicenceDecide, { licence_id, is_right: 1 }, asker.as)
  return { licence_id }
}

const tomorrow = ({ app }: World) => addDays(dayOf(app.clock.now()), 1)

/** Rows of master data that are made for who asks. */
export const masterFixtures = {
  'department that is managed': async (world: World, asker: Asker) => (await newDepartment(world, asker)).dep_id,
  'doctor who is managed': newDoctor,
  'licence of the hospital': enteredLicence,
}

/** One of a department and a doctor is meant, not both: the doctor, who is at home in it. */
const closing = async (world: World, asker: Asker) => {
  const doctor_id = await newDoctor(world, asker)
  const { dep_id } = await world.app.callApi(deskDoctorSheet, { doctor_id }, asker.as)
  return { unit_id: undefined, dep_id, doctor_id, from: tomorrow(world) }
}

/** What is sent to the desk’s calls about hospitals, departments, doctors and their licences. */
export const mastersByCall = {
  deskHospitalSheet: () => ({ unit_id: undefined }),
  deskHospitalAdd: () => ({ ...hospital(), code: `T${randomInt(1_000_000_000)}` }),
  deskHospitalChange: async ({ app }: World, { as }: Asker) => {
    const { unit_id } = await app.callApi(deskHospitalSheet, {}, as)
    return { ...hospital(), unit_id, version: undefined }
  },
  deskMasterPicture: () => ({ file: onePixel() }),
  deskDepartmentAdd: () => ({ ...department(), code: undefined }),
  deskDepartmentChange: async (world: World, asker: Asker) => ({
    ...department(),
    ...(await newDepartment(world, asker)),
    version: undefined,
  }),
  deskCatalogue: () => ({ class_id: undefined }),
  deskCatalogueAdd: () => filed(),
  deskCatalogueChange: async (world: World) => ({
    ...filed(),
    ...(await world.app.callApi(deskCatalogueAdd, filed(), await platformOf(world))),
  }),
  deskDoctors: () => ({ dep_id: undefined }),
  deskDoctorsExport: () => ({ dep_id: undefined }),
  deskDoctorAdd: async (world: World, asker: Asker) => ({ ...(await doctor(world, asker)), code: undefined }),
  deskDoctorChange: async (world: World, asker: Asker) => {
    const doctor_id = await newDoctor(world, asker)
    return { ...(await doctor(world, asker)), doctor_id, version: undefined }
  },
  deskClosingPreview: closing,
  deskReopen: async (world: World, asker: Asker) => {
    const { from, ...named } = await closing(world, asker)
    await world.app.callApi(deskClose, { ...named, from }, asker.as)
    return named
  },
  deskClose: async (world: World, asker: Asker) => ({ ...(await closing(world, asker)), stop_booked: 0 }),
  deskIllnesses: () => ({ kind: undefined }),
  deskIllnessAdd: () => illness(),
  deskIllnessChange: async ({ app, staffOf, ours }: World) => {
    // Whoever asks: illnesses are the platform's.
    const { as } = await staffOf(ours, 'admin')
    return { ...illness(), ...(await app.callApi(deskIllnessAdd, illness(), as)) }
  },
  deskLicences: () => ({ doctor_id: undefined }),
  deskLicencesExport: () => ({ doctor_id: undefined }),
  deskLicenceEnter: licence,
  deskLicenceProof: () => ({ file: onePixel() }),
  deskLicenceDecide: () => ({ is_right: 1 }),
  deskLicenceWithdraw: certifiedLicence,
  deskLicenceAccount: async (world: World, asker: Asker) => ({
    ...(await certifiedLicence(world, asker)),
    login_name: `trial-${randomInt(1_000_000_000)}`,
  }),
}
