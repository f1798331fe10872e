import { saveMember } from '#app/areas/account/members/contract.ts'
import { deskPrescriptionApprove, deskPrescriptionRefuse } from '#app/areas/desk/prescriptions/contract.ts'
import { prescriptionUpload } from '#app/areas/prescriptions/contract.ts'
import { newIdNumber } from '../generated/honest-members.ts'
import { uploadPicture } from './a-picture.ts'
import { aShop } from './mall.ts'
import { type Person, signIn } from './people.ts'
import { openShop, type Shop } from './shop.ts'
import { signInStaff } from './staff.ts'
import type { TestApp } from './start-test-app.ts'

/** A shop that sells drugs on prescription, its pharmacist, and a patient who lives somewhere and books for themselves. */
export const openPharmacy = async (app: TestApp, shopGiven?: Shop) => {
  const shop = shopGiven ?? (await openShop(app))
  const hospitalId = await aShop(app)
  const pharmacist = await signInStaff(app, hospitalId, 'pharmacist')
  const me = await signIn(app)
  await shop.live(me.key)

  const addMember = (who: Pick<Person, 'key'> = me, birthday = '1988-05-06', more: object = {}) =>
    app
      .callApi(saveMember, { truename: '周小明', id_card: newIdNumber(birthday), relation: 'other', ...more }, who)
      .then(({ member_id }) => member_id)
  const memberId = await addMember()

  /** A drug on prescription; of the product, if nothing else is said. */
  const sellDrug = (more: object = {}) =>
    shop.sell({
      kind: 'drug',
      drugType: 2,
      hospitalId,
      images: ['/files/box.jpg'],
      detailParts: [{ title: '说明书', lines: ['每日一片'] }],
      ...more,
    })
  type Ware = Awaited<ReturnType<typeof sellDrug>>

  /** What is sent to hand a prescription in, with a picture of its own. */
  const sheet = async ({ goods_id, special_id }: Ware, more: object = {}, who: Pick<Person, 'key'> = me) => ({
    goods_id,
    special_id,
    member_id: memberId,
    buy_num: 2,
    consent: 1,
    allergy: '青霉素',
    image: await uploadPicture(app, who.key, 'prescription'),
    ...more,
  })
  const upload = async (ware: Ware, more: object = {}) =>
    (await app.callApi(prescriptionUpload, await sheet(ware, more), me)).prescription_id
  const approve = (prescription_id: string, buy_num = 2) =>
    app.callApi(deskPrescriptionApprove, { prescription_id, buy_num }, pharmacist)
  const refuse = (prescription_id: string, reason: string) =>
    app.callApi(deskPrescriptionRefuse, { prescription_id, reason }, pharmacist)
  /** Handed in and approved. */
  const prescribe = async (ware: Ware, pieces = 2) => {
    const id = await upload(ware, { buy_num: pieces })
    await approve(id, pieces)
    return id
  }
  return { shop, hospitalId, pharmacist, me, memberId, addMember, sellDrug, sheet, upload, approve, refuse, prescribe }
}

export type Pharmacy = Awaited<ReturnType<typeof openPharmacy>>
