import { useState } from 'react'
import { topics } from '#app/areas/content/articles/rules.ts'
import { SENT_SIDE } from '#app/areas/files/rules.ts'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { addDays } from '#kit/time/day.ts'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field } from '#kit/ui/field.tsx'
import { PictureChooser } from '#kit/ui/picture-chooser.tsx'
import { Select } from '#kit/ui/select.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskAdvertAdd, deskAdvertChange, deskAdvertPicture, type deskAdverts } from '../contract.ts'
import { placeWords } from '../rules.ts'
import { AimFields } from './aim-fields.tsx'
import { ItemFields } from './item-fields.tsx'

interface AdvertFormProps {
  advert: CallOutput<typeof deskAdverts>['list'][number] | undefined
  categories: readonly { id: number; name: string }[]
  onClose: () => void
  onSaved: () => void
}

const sheet = {
  location: 'text',
  category_id: 'text',
  title: 'text',
  text: 'text',
  url: 'text',
  is_ad: 'flag',
  position: 'text',
  weight: 'text',
  city_ids: 'text',
  channel_ids: 'text',
  topic_ids: 'numbers',
  item_type: 'text',
  item_id: 'text',
  sex: ['', 'female', 'male'],
  min_age: 'text',
  max_age: 'text',
  most_views: 'text',
  most_a_day: 'text',
  from: 'text',
  until: 'text',
} as const

/** Under which field a refusal stands. What is ticked and a picture say nothing below themselves: theirs stand above the button. */
const refusedFields = {
  place: 'location',
  category: 'category_id',
  link: 'url',
  prescription: 'url',
  span: 'until',
  item: 'item_type',
  which: 'item_id',
  age: 'max_age',
}

/** An advert: where it stands, what it says, where it leads, from when to when. */
export function AdvertForm({ advert, categories, onClose, onSaved }: AdvertFormProps) {
  const [isUploading, setUploading] = useState(false)
  return (
    <EditForm
      title={advert ? '修改广告' : '新增广告'}
      action="保存"
      disabled={isUploading}
      refusedFields={refusedFields}
      edited={advert}
      save={(form, send) => {
        const written = {
          ...readForm(deskAdvertAdd, form, sheet),
          img: String(form.get('new_img') || (advert?.img ?? '')),
        }
        return advert
          ? send(deskAdvertChange, { ...written, advert_id: advert.advert_id })
          : send(deskAdvertAdd, written)
      }}
      said={() => '广告已保存'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Select
        label="位置"
        name="location"
        defaultValue={advert?.location}
        options={Object.entries(placeWords).map(([value, text]) => ({ value, text }))}
      />
      <Select
        label="只在这个分类显示"
        name="category_id"
        defaultValue={advert?.category_id ?? ''}
        placeholder="不限分类"
        options={categories.map(({ id, name }) => ({ value: id, text: name }))}
      />
      <Field label="标题" name="title" maxLength={30} defaultValue={advert?.title} required />
      <Field label="一句话" name="text" maxLength={40} defaultValue={advert?.text} />
      <Field
        label="点开到"
        name="url"
        maxLength={300}
        defaultValue={advert?.url}
        placeholder="/shop/seckill"
        required
      />
      <PictureChooser
        label={advert?.img ? '换一张图片' : '图片'}
        name="new_img"
        most={1}
        longestSide={SENT_SIDE}
        upload={async (file, options) => (await callApi(deskAdvertPicture, { file }, options)).url}
        onChange={({ isBusy }) => setUploading(isBusy)}
      />
      <div className="grid grid-cols-2 gap-x-12">
        <Field label="从哪天" name="from" keyboard="date" defaultValue={advert?.begin_time.slice(0, 10)} required />
        <Field label="到哪天" name="until" keyboard="date" defaultValue={lastDayOf(advert?.end_time)} required />
        <NumberField
          label="排序"
          name="position"
          unit="位"
          min={0}
          max={999}
          defaultValue={advert?.position ?? 0}
          required
        />
      </div>
      <ItemFields advert={advert} />
      <AimFields aim={advert} topics={topics} />
      <Checkbox name="is_ad" defaultChecked={advert?.is_ad === 1}>
        收费的广告（页面上标“广告”）
      </Checkbox>
    </EditForm>
  )
}

/** The last whole day before an advert ends. */
const lastDayOf = (endTime: string | undefined): string | undefined =>
  endTime && (endTime.endsWith('00:00:00') ? addDays(endTime.slice(0, 10), -1) : endTime.slice(0, 10))
