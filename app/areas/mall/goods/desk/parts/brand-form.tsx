import { useState } from 'react'
import { PicturesField, picturesOf } from '#app/areas/files/cards/pictures-field.tsx'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { PositionField } from '#app/desk-shell/position-field.tsx'
import { Field } from '#kit/ui/field.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { BRAND_LENGTH, USUAL_POSITION } from '../../rules/brands.ts'
import { deskBrandAdd, deskBrandChange, deskBrandPicture, type deskBrands } from '../contract.ts'

/** A brand that the desk keeps. */
export type ManagedBrand = CallOutput<typeof deskBrands>['list'][number]

interface BrandFormProps {
  brand: ManagedBrand | undefined
  onClose: () => void
  onSaved: () => void
}

/** A brand: its name, its picture, where it stands. */
export function BrandForm({ brand, onClose, onSaved }: BrandFormProps) {
  const [isUploading, setUploading] = useState(false)
  return (
    <EditForm
      title={brand ? `修改“${brand.brand_name}”` : '新增品牌'}
      action={isUploading ? '图片正在上传…' : '保存'}
      disabled={isUploading}
      refusedFields={{ taken: 'brand_name' }}
      edited={brand}
      save={(form, send) => {
        const written = readForm(deskBrandAdd, form, { brand_name: 'text', position: 'text' })
        const [img] = picturesOf(form, 'img')
        return brand
          ? send(deskBrandChange, { ...written, img, brand_id: brand.brand_id })
          : send(deskBrandAdd, { ...written, img })
      }}
      said={() => '品牌已保存'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Field
        label="品牌名称"
        name="brand_name"
        maxLength={BRAND_LENGTH}
        defaultValue={brand?.brand_name}
        hint={brand && brand.goods_num > 0 ? '改名以后，它的商品跟着改' : undefined}
        required
      />
      <PicturesField
        name="img"
        label="图片"
        images={brand?.img ? [brand.img] : []}
        most={1}
        hint="方图最好看，可以不加"
        upload={async (file, options) => (await callApi(deskBrandPicture, { file }, options)).url}
        onBusy={setUploading}
      />
      <PositionField defaultValue={brand?.position ?? USUAL_POSITION} />
    </EditForm>
  )
}
