import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PicturesField, picturesOf } from '#app/areas/files/cards/pictures-field.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { allLicenceKinds, licenceKinds, MOST_PROOFS } from '../../rules.ts'
import { deskLicenceDoctors, deskLicenceEnter, deskLicenceProof } from '../contract.ts'
import type { Route } from './+types/enter'

export { handle } from 'virtual:rows/desk-licences-enter'

const load = async ({ callApi, query }: Loading) => ({
  doctors: (await callApi(deskLicenceDoctors, {})).list,
  chosen: maybeId(query, 'doctor_id'),
})
export const clientLoader = behindStaffGate(load)

export default function EnterLicencePage({ loaderData: { doctors, chosen } }: Route.ComponentProps) {
  return (
    <DeskFrame
      note="登记后由另一位同事对照照片审核，通过后生效。"
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/licences">
          返回证书
        </ButtonLink>
      }
    >
      {doctors.length === 0 ? (
        <Empty
          title="本院还没有医生"
          text="先新增医生，再登记证书。"
          action={
            <ButtonLink size="small" to="/desk/doctors/doctor">
              新增医生
            </ButtonLink>
          }
        />
      ) : (
        <EnterForm doctors={doctors} chosen={chosen} />
      )}
    </DeskFrame>
  )
}

const fields = {
  doctor_id: 'text',
  number: 'text',
  kind: allLicenceKinds,
  scope: 'text',
  issued_on: 'text',
  ends_on: 'text',
} as const

type EnterFormProps = Pick<Route.ComponentProps['loaderData'], 'doctors' | 'chosen'>

function EnterForm({ doctors, chosen }: EnterFormProps) {
  const go = useNavigate()
  const today = useToday()
  const [isUploading, setUploading] = useState(false)
  return (
    <PageForm
      action={isUploading ? '照片正在上传…' : '提交审核'}
      disabled={isUploading}
      refusedFields={{
        number: 'number',
        taken: 'number',
        entered: 'number',
        'not-found': 'doctor_id',
        days: 'ends_on',
      }}
      save={(form, send) =>
        send(deskLicenceEnter, { ...readForm(deskLicenceEnter, form, fields), proofs: picturesOf(form, 'proofs') })
      }
      said={() => '已提交，等另一位同事审核'}
      onSaved={({ licence_id }) => go(address('/desk/licences/one', { licence_id }), { replace: true })}
    >
      <div className="grid items-start gap-16 wide:grid-cols-2">
        <Card title="证书">
          <div className="space-y-12">
            <Select
              label="医生"
              name="doctor_id"
              defaultValue={chosen ?? ''}
              placeholder="请选择"
              options={doctors.map((one) => ({
                value: one.doctor_id,
                text: `${one.doctor_name}（${one.dep_name}，${one.certify_words}）`,
              }))}
              required
            />
            <Select
              label="证书类别"
              name="kind"
              options={allLicenceKinds.map((value) => ({ value, text: licenceKinds[value] }))}
              hint="执业助理医师不能在线上独立接诊和开处方"
            />
            <Field
              label="证书编码"
              name="number"
              keyboard="number"
              maxLength={30}
              hint="《医师执业证书》上的 15 位编码"
              required
            />
            <Field label="执业范围" name="scope" maxLength={100} hint="与证书一致，如：内科专业" required />
            <div className="grid grid-cols-2 gap-x-12">
              <Field label="发证日期" name="issued_on" keyboard="date" max={today} required />
              <Field label="到期日" name="ends_on" keyboard="date" min={today} hint="证书没有写就不填" />
            </div>
          </div>
        </Card>
        <Card title="证书照片">
          <PicturesField
            name="proofs"
            label="证书照片"
            images={[]}
            most={MOST_PROOFS}
            hint="至少一张，编码和照片要清楚；只有本院管理证书的同事能看到"
            upload={async (file, options) => (await callApi(deskLicenceProof, { file }, options)).url}
            onBusy={setUploading}
          />
        </Card>
      </div>
    </PageForm>
  )
}
