import { useState } from 'react'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { MOST } from '../../rules.ts'
import { type deskAbroadChoices, type deskAbroadUnit, deskAbroadUnitSave } from '../contract.ts'
import { PictureField } from './picture-field.tsx'

type Unit = CallOutput<typeof deskAbroadUnit>

const sheet = {
  country_id: 'text',
  name: 'text',
  foreign_name: 'text',
  city: 'text',
  address: 'text',
  website: 'text',
  intro: 'text',
  departments: 'text',
  languages: 'text',
  services: 'text',
  founded_year: 'text',
  bed_num: 'text',
  position: 'text',
  is_hot: 'flag',
} as const

interface UnitFormProps {
  unit: Unit | undefined
  choices: CallOutput<typeof deskAbroadChoices>
  onSaved: (id: number) => void
}

/** A hospital abroad: what patients read of it. */
export function UnitForm({ unit, choices, onSaved }: UnitFormProps) {
  const [isUploading, setUploading] = useState(false)
  return (
    <PageForm
      action="保存"
      disabled={isUploading}
      refusedFields={{ country: 'country_id', kind: 'category_ids' }}
      edited={unit}
      save={(form, send) => {
        const added = String(form.get('new_images') ?? '')
          .split(',')
          .filter(Boolean)
        const stays = form.getAll('old_images').map(String)
        return send(deskAbroadUnitSave, {
          ...readForm(deskAbroadUnitSave, form, sheet),
          category_ids: form.getAll('category_ids').join(','),
          images: [...stays, ...added].slice(0, MOST.pictures).join(','),
          unit_id: unit?.unit_id,
        })
      }}
      said={() => '机构已保存'}
      onSaved={({ id }) => onSaved(id)}
    >
      <Select
        label="国家"
        name="country_id"
        placeholder="请选择国家"
        defaultValue={unit?.country_id ?? ''}
        options={choices.countries.map(({ id, name }) => ({ value: id, text: name }))}
        required
      />
      <div className="grid gap-12 wide:grid-cols-2">
        <Field label="中文名" name="name" maxLength={MOST.name} defaultValue={unit?.name} required />
        <Field label="原名" name="foreign_name" maxLength={MOST.words} defaultValue={unit?.foreign_name} required />
        <Field label="城市" name="city" maxLength={MOST.item} defaultValue={unit?.city} required />
        <Field label="网站" name="website" maxLength={MOST.words} defaultValue={unit?.website} />
      </div>
      <Field label="地址" name="address" maxLength={MOST.words} defaultValue={unit?.address} required />
      <TextField label="介绍" name="intro" maxLength={MOST.intro} defaultValue={unit?.intro} required />
      <TextField label="擅长的科室，每行一个" name="departments" rows={3} defaultValue={unit?.departments.join('\n')} />
      <TextField label="语言，每行一个" name="languages" rows={2} defaultValue={unit?.languages.join('\n')} />
      <TextField label="为外来患者做的，每行一个" name="services" rows={3} defaultValue={unit?.services.join('\n')} />
      <fieldset>
        <legend className="pb-8 text-14 font-medium">有优势的分类</legend>
        <div className="grid grid-cols-2 gap-x-12 wide:grid-cols-4">
          {choices.kinds.map(({ id, name }) => (
            <Checkbox key={id} name="category_ids" value={id} defaultChecked={unit?.category_ids.includes(id)}>
              {name}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <OldPictures images={unit?.images ?? []} />
      <PictureField label="加图片" name="new_images" most={MOST.pictures} onBusy={setUploading} />
      <div className="grid gap-12 wide:grid-cols-3">
        <NumberField
          label="建院年份"
          name="founded_year"
          unit="年"
          min={1000}
          max={2100}
          defaultValue={unit?.founded_year ?? undefined}
        />
        <NumberField
          label="床位"
          name="bed_num"
          unit="张"
          min={1}
          max={20_000}
          defaultValue={unit?.bed_num ?? undefined}
        />
        <NumberField
          label="排序"
          name="position"
          unit="位"
          min={0}
          max={999}
          defaultValue={unit?.position ?? 0}
          required
        />
      </div>
      <Checkbox name="is_hot" defaultChecked={unit?.is_hot === 1}>
        热门，排在前面
      </Checkbox>
    </PageForm>
  )
}

function OldPictures({ images }: { images: readonly string[] }) {
  if (images.length === 0) return null
  return (
    <fieldset>
      <legend className="pb-8 text-14 font-medium">现有图片，去掉勾就不再显示</legend>
      <div className="grid grid-cols-2 gap-12 wide:grid-cols-3">
        {images.map((image) => (
          <div key={image}>
            <img src={image} alt="" width={160} height={120} className="h-80 w-full rounded-8 object-cover" />
            <Checkbox name="old_images" value={image} defaultChecked>
              保留
            </Checkbox>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
