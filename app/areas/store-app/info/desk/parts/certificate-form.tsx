import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { MOST } from '../../rules.ts'
import { deskStoreCertificateAdd, deskStoreCertificateChange } from '../contract.ts'

interface Written {
  certificate_id: number
  version: number
  name: string
  number: string
  issuer: string
  begin_date: string
  end_date: string
}

const fields = { name: 'text', number: 'text', issuer: 'text', begin_date: 'text', end_date: 'text' } as const

/** Writes a certificate down, or anew. */
export const CertificateForm = ({
  row,
  onSaved,
  onClose,
}: {
  row?: Written
  onSaved: () => void
  onClose: () => void
}) => (
  <EditForm<object>
    title={row ? '修改证照' : '登记证照'}
    action="保存"
    refusedFields={{ taken: 'number', order: 'end_date' }}
    edited={row}
    save={(form, send) => {
      const written = readForm(deskStoreCertificateAdd, form, fields)
      return row
        ? send(deskStoreCertificateChange, { ...written, certificate_id: row.certificate_id })
        : send(deskStoreCertificateAdd, written)
    }}
    said={() => '已保存'}
    onSaved={onSaved}
    onClose={onClose}
  >
    <Field
      label="证照"
      name="name"
      maxLength={MOST.name}
      placeholder="例如：医疗机构执业许可证"
      defaultValue={row?.name}
      required
    />
    <Field label="证号" name="number" maxLength={MOST.number} defaultValue={row?.number} required />
    <Field label="发证机关" name="issuer" maxLength={MOST.issuer} defaultValue={row?.issuer} required />
    <Field label="生效日" name="begin_date" keyboard="date" defaultValue={row?.begin_date} required />
    <Field label="到期日" name="end_date" keyboard="date" defaultValue={row?.end_date} hint="长期有效就不填" />
  </EditForm>
)
