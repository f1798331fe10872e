import { insertStaff } from '#app/areas/access/staff/server/queries.ts'
import { uploadimg } from '#app/areas/files/contract.ts'
import { depCatalogue } from '#app/areas/guahao/catalogue/contract.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { sendHeart } from '#app/areas/hearts/contract.ts'
import { hospitalAuditSubmit } from '#app/areas/joining/contract.ts'
import { insertApplication, updateApplication } from '#app/areas/joining/server/queries.ts'
import { agreeAuthorization, parkBook } from '#app/areas/parking/contract.ts'
import { upsertLot } from '#app/areas/parking/server/queries.ts'
import { formatTime } from '#kit/time/day.ts'
import { earlier, later } from '#kit/time/span.ts'
import { onePixel } from '../support/a-picture.ts'
import { aCreditCode } from '../support/joining.ts'
import { type Asker, newPatient, newStaff } from './askers.ts'
import type { World } from './world.ts'

let made = 0

/** A whole application of the asker's. */
const whole = async ({ app }: World, { as, mobile }: Asker) => {
  const { url } = await app.callApi(uploadimg, { uploadtype: 'licence', file: onePixel() }, as)
  const at = ++made
  return {
    contact: '陈入驻',
    mobile,
    login_name: `honest-join-${at}`,
    unit_name: `深圳第${at}门诊部`,
    level: 1,
    class_id: 9,
    address: '广东省深圳市福田区红荔路 1 号',
    phone: '0755-12345678',
    credit_code: aCreditCode(500_000 + at),
    licence_no: 'PDY60055444030419D1102',
    licence_until: '2029-12-31',
    license_images: JSON.stringify([url]),
    cert_images: undefined,
    services: JSON.stringify(['guahao']),
    introduction: undefined,
    token: undefined,
  }
}

/** An application that waits for the operator. */
const sent = async (world: World) => {
  const asker = await newPatient(world.app)
  await world.app.callApi(hospitalAuditSubmit, await whole(world, asker), asker.as)
  const { rows } = await world.app.pool.query('select max(id)::int as id from joining_applications')
  return { application_id: rows[0]?.id as number }
}

/** The asker's application was approved, and their hospital's account waits for its first password. */
const approved = async ({ app, ours }: World, asker: Asker) => {
  const now = app.clock.now()
  const [staff] = await insertStaff(app.db, [
    {
      hospitalId: ours.hospitalId,
      loginName: `honest-claim-${++made}`,
      passwordHash: 'none',
      mustChange: true,
      name: '新',
      role: 'admin',
      createdAt: now,
    },
  ])
  const id = await insertApplication(app.db, {
    patientId: asker.patientId,
    token: `honest ${++made}`,
    savedAt: now,
    startedAt: now,
  })
  await app.pool.query('insert into joining_sends (application_id, sent_at) values ($1, $2)', [id, now])
  await updateApplication(app.db, id, {
    state: 'approved',
    token: null,
    creditCode: aCreditCode(600_000 + made),
    sentAt: now,
    hospitalId: ours.hospitalId,
    staffId: staff?.id as number,
  })
  return { unit_id: ours.hospitalId }
}

const openLot = async ({ app, ours }: World) => {
  const { hospitalId } = ours
  await upsertLot(app.db, { hospitalId, isOn: true, code: 'LOT', feeRule: '', guide: '', changedAt: app.clock.now() })
}

const authorised = async (world: World, { as }: Asker) => {
  await openLot(world)
  const unit_id = world.ours.hospitalId
  await world.app.callApi(agreeAuthorization, { unit_id, plate: '粤B12345' }, as)
  return { unit_id, arrive_time: formatTime(later(world.app.clock.now(), { hours: 1 })) }
}

/** A place that the asker has booked. */
const booked = async (world: World, asker: Asker): Promise<number> =>
  (await world.app.callApi(parkBook, await authorised(world, asker), asker.as)).stay_id

/** A heart to a doctor of the asker's hospital. */
const aHeart = async (world: World, { hospitalId }: Asker): Promise<number> => {
  const clinic = hospitalId === world.theirs.hospitalId ? world.theirs : world.ours
  const { as } = await newPatient(world.app)
  const doctor_id = clinic.doctorIds[0] as number
  return (await world.app.callApi(sendHeart, { doctor_id, words: '谢谢您讲得那么明白' }, as)).id
}

/** Kinds of rows that calls of hospitals that join, of parking and of hearts name. */
export const joiningFixtures = {
  'parking stay': booked,
  'heart of the hospital': aHeart,
}

/** The asker becomes somebody of a hospital that has just joined, and has no department yet. */
const atNewHospital = async (app: World['app'], asker: Asker) => {
  const name = `深圳新开${++made}门诊部`
  const [id = 0] = await insertHospitals(app.db, [aHospital({ name, sourceKey: `import:${name}` })])
  Object.assign(asker, await newStaff(app, id, 'admin'))
  return {}
}

/** A car of the asker's that is inside. */
const inside = async (world: World, asker: Asker) => {
  const stay_id = await booked(world, asker)
  const { app } = world
  const came = earlier(app.clock.now(), { hours: 1 })
  await app.pool.query(`update parking_stays set state = 'in', arrive_at = $1, entered_at = $1 where id = $2`, [
    came,
    stay_id,
  ])
  return { stay_id }
}

const aPlan = { weekdays: '1,2', half: 'am', begin_time: '08:30', end_time: '11:30', places: 2, fee: '20.00' }

/** What is sent to them. */
export const joiningByCall = {
  hospitalAuditState: () => ({ token: undefined, unit_id: undefined }),
  hospitalAuditDetail: () => ({ token: undefined, unit_id: undefined, open: undefined }),
  hospitalAuditSave: () => ({ contact: '陈入驻', emptied: undefined }),
  hospitalAuditSubmit: whole,
  hospitalAuditAccount: approved,
  deskJoining: () => ({ keyword: undefined }),
  deskJoiningOne: sent,
  deskJoiningApprove: sent,
  deskJoiningRefuse: async (world: World) => ({
    ...(await sent(world)),
    reasons: JSON.stringify([{ field: 'licence_no', words: '和照片上的不一致' }]),
  }),
  deskOpen: async ({ app }: World, asker: Asker) => ({
    ...(await atNewHospital(app, asker)),
    catalogue_id: (await app.callApi(depCatalogue, {})).list[0]?.list[0]?.catalogue_id,
    doctor_name: '周一一',
    sex: 'female',
    title: 20,
    skills: undefined,
    ...aPlan,
  }),
  agreeAuthorization: async (world: World) => {
    await openLot(world)
    return { unit_id: world.ours.hospitalId, plate: '粤B12345' }
  },
  withdrawAuthorization: async (world: World, asker: Asker) => {
    const { unit_id } = await authorised(world, asker)
    return { unit_id }
  },
  parkBook: authorised,
  parkPay: inside,
  deskParkingSet: () => ({ is_on: 1, code: 'LOT', guide: 'https://guide.example/way', fee_rule: '每小时 5 元' }),
  sendHeart: ({ ours }: World) => ({ doctor_id: ours.doctorIds[0], words: '谢谢您讲得那么明白', gift_id: undefined }),
  heartDetail: async (world: World, asker: Asker) => {
    const id = await aHeart(world, asker)
    await world.app.pool.query(`update hearts_sent set state = 'shown', decided_at = sent_at where id = $1`, [id])
    return { id }
  },
  deskHearts: () => ({ keyword: undefined }),
}
