import { useRef } from 'react'
import { PictureField } from '#app/areas/files/cards/picture-field.tsx'
import { Field } from '#kit/ui/field.tsx'
import { JoinStep } from '../parts/join-frame.tsx'
import { MOST } from '../rules.ts'

export { handle } from 'virtual:rows/R044'

const urlsOf = (pictures: readonly { url: string }[]) => pictures.map(({ url }) => url).join()

export default function JoinCertificatesPage() {
  return (
    <JoinStep step={3} note="照片一张一张上传，传好的已经存下，断网后只用补没传完的。">
      {({ draft, set }) => (
        <>
          <Field
            label="统一社会信用代码"
            name="credit_code"
            keyboard="id-card"
            defaultValue={draft.credit_code}
            hint="18 位，在营业执照或法人证书上"
          />
          <Field
            label="执业许可证登记号"
            name="licence_no"
            keyboard="id-card"
            defaultValue={draft.licence_no}
            hint="22 位，在医疗机构执业许可证上"
          />
          <Field label="许可证有效期至" name="licence_until" keyboard="date" defaultValue={draft.licence_until} />
          <Scans
            label="执业许可证（正本、副本）"
            first={draft.license_images}
            onUrls={(urls) => set('license_images', urls)}
            hint="字迹清楚，四角拍全，最多 9 张"
          />
          <Scans
            label="其他资质（如法人证书、诊疗科目、消防验收）"
            first={draft.cert_images}
            onUrls={(urls) => set('cert_images', urls)}
            hint="没有可以先不传，最多 9 张"
          />
        </>
      )}
    </JoinStep>
  )
}

interface ScansProps {
  label: string
  hint: string
  first: readonly { url: string; preview: string }[]
  onUrls: (urls: string[]) => void
}

/** Scans that are stored one by one: each that has arrived is in the application at once. */
function Scans({ label, hint, first, onUrls }: ScansProps) {
  const last = useRef(urlsOf(first))
  return (
    <PictureField
      label={label}
      hint={hint}
      most={MOST.pictures}
      uploadtype="licence"
      first={first}
      onChange={({ urls }) => {
        if (urls.join() === last.current) return
        last.current = urls.join()
        onUrls(urls)
      }}
    />
  )
}
