import { useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { MOST } from '../../rules.ts'
import {
  type deskAbroadCountries,
  deskAbroadCountrySave,
  deskAbroadKindSave,
  type deskAbroadKinds,
} from '../contract.ts'
import { PictureField } from './picture-field.tsx'

interface FormProps {
  onClose: () => void
  onSaved: () => void
}

interface CountryFormProps extends FormProps {
  country: CallOutput<typeof deskAbroadCountries>['list'][number] | undefined
}

const countrySheet = {
  name: 'text',
  code: 'text',
  currency: 'text',
  languages: 'text',
  good_at: 'text',
  intro: 'text',
  visa: 'text',
  travel: 'text',
  minutes_ahead: 'text',
  position: 'text',
} as const

/** A country: what patients read of it. */
export function CountryForm({ country, onClose, onSaved }: CountryFormProps) {
  const [isUploading, setUploading] = useState(false)
  return (
    <EditForm
      title={country ? '修改国家' : '新增国家'}
      action="保存"
      disabled={isUploading}
      edited={country}
      save={(form, send) =>
        send(deskAbroadCountrySave, {
          ...readForm(deskAbroadCountrySave, form, countrySheet),
          image: String(form.get('new_image') || (country?.image ?? '')),
          country_id: country?.country_id,
        })
      }
      said={() => '国家已保存'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Field label="名称" name="name" maxLength={MOST.item} defaultValue={country?.name} required />
      <div className="grid grid-cols-2 gap-12">
        <Field
          label="两位代码"
          name="code"
          pattern="[A-Z]{2}"
          maxLength={2}
          placeholder="JP"
          defaultValue={country?.code}
          required
        />
        <Field
          label="币种"
          name="currency"
          pattern="[A-Z]{3}"
          maxLength={3}
          placeholder="JPY"
          defaultValue={country?.currency}
          required
        />
      </div>
      <TextField label="语言，每行一个" name="languages" rows={2} defaultValue={country?.languages.join('\n')} />
      <TextField label="擅长，每行一个" name="good_at" rows={3} defaultValue={country?.good_at.join('\n')} />
      <TextField label="介绍" name="intro" maxLength={MOST.intro} defaultValue={country?.intro} required />
      <TextField label="签证" name="visa" maxLength={MOST.intro} defaultValue={country?.visa} required />
      <TextField label="路程" name="travel" maxLength={MOST.intro} defaultValue={country?.travel} required />
      <NumberField
        label="比北京时间早多少分钟，晚的写负数"
        name="minutes_ahead"
        unit="分钟"
        min={-1440}
        max={1440}
        defaultValue={country?.minutes_ahead ?? 0}
        required
      />
      <PictureField label={country?.image ? '换一张图片' : '图片'} name="new_image" onBusy={setUploading} />
      <NumberField
        label="排序"
        name="position"
        unit="位"
        min={0}
        max={999}
        defaultValue={country?.position ?? 0}
        required
      />
    </EditForm>
  )
}

interface KindFormProps extends FormProps {
  kind: CallOutput<typeof deskAbroadKinds>['list'][number] | undefined
}

/** A kind of treatment. */
export const KindForm = ({ kind, onClose, onSaved }: KindFormProps) => (
  <EditForm
    title={kind ? '修改分类' : '新增分类'}
    action="保存"
    refusedFields={{ twice: 'name' }}
    edited={kind}
    save={(form, send) =>
      send(deskAbroadKindSave, {
        ...readForm(deskAbroadKindSave, form, { name: 'text', intro: 'text', position: 'text' }),
        category_id: kind?.category_id,
      })
    }
    said={() => '分类已保存'}
    onSaved={onSaved}
    onClose={onClose}
  >
    <Field label="名称" name="name" maxLength={MOST.item} defaultValue={kind?.name} required />
    <TextField label="说明" name="intro" maxLength={MOST.words} defaultValue={kind?.intro} required />
    <NumberField label="排序" name="position" unit="位" min={0} max={999} defaultValue={kind?.position ?? 0} required />
  </EditForm>
)
