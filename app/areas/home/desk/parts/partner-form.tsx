import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { CH_COLOUR } from '../../rules.ts'
import { deskPartnerAdd, deskPartnerChange, type deskPartners } from '../contract.ts'

/** A partner city that the desk keeps. */
export type ManagedPartner = CallOutput<typeof deskPartners>['list'][number]

interface PartnerFormProps {
  partner: ManagedPartner | undefined
  cities: readonly { id: number; name: string }[]
  onClose: () => void
  onSaved: () => void
}

const sheet = { partner_name: 'text', slogan: 'text', city_id: 'text', colour: 'text' } as const

/** What the home of a partner city says, and whose it is. */
export function PartnerForm({ partner, cities, onClose, onSaved }: PartnerFormProps) {
  return (
    <EditForm
      title={partner ? '修改合作城市' : '新增合作城市'}
      action="保存"
      refusedFields={{ taken: 'slug', city: 'city_id' }}
      edited={partner}
      save={(form, send) =>
        partner
          ? send(deskPartnerChange, { ...readForm(deskPartnerChange, form, sheet), slug: partner.slug })
          : send(deskPartnerAdd, readForm(deskPartnerAdd, form, { ...sheet, slug: 'text' }))
      }
      said={() => '合作城市已保存'}
      onSaved={onSaved}
      onClose={onClose}
    >
      {!partner && (
        <Field
          label="地址名"
          name="slug"
          maxLength={30}
          hint="小写字母，例如 dongguan；以后不能改"
          placeholder="dongguan"
          required
        />
      )}
      <Field label="首页名称" name="partner_name" maxLength={20} defaultValue={partner?.partner_name} required />
      <Field label="一句话" name="slogan" maxLength={30} defaultValue={partner?.slogan} required />
      <Select
        label="城市"
        name="city_id"
        defaultValue={partner?.city_id}
        options={cities.map(({ id, name }) => ({ value: id, text: name }))}
      />
      <Field
        label="主题色"
        name="colour"
        maxLength={7}
        defaultValue={partner?.colour ?? CH_COLOUR}
        hint="# 和六位，例如 #3e82f4"
        required
      />
    </EditForm>
  )
}
