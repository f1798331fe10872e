import { useState } from 'react'
import { PictureField } from '#app/areas/files/cards/picture-field.tsx'
import { Card } from '#kit/ui/card.tsx'
import type { PicturesValue } from '#kit/ui/chosen-pictures.ts'

/** Pictures to be chosen, and what a form would get of them. */
export function GalleryPictures() {
  const [{ urls, isBusy, hasFailed }, setValue] = useState<PicturesValue>({ urls: [], isBusy: false, hasFailed: false })
  return (
    <Card title="上传图片">
      <PictureField label="退款凭证" most={3} hint="最多 3 张，请先登录" name="pics" onChange={setValue} />
      <p role="status" className="pt-8 text-14 text-ink-2">
        已上传 {urls.length} 张{isBusy && '，正在上传'}
        {hasFailed && '，有图片没有上传成功'}
      </p>
    </Card>
  )
}
