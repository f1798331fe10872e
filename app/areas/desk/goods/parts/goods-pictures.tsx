import { PicturesField } from '#app/areas/files/cards/pictures-field.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { deskGoodsPicture } from '../contract.ts'
import { MOST } from '../rules.ts'

interface GoodsPicturesProps {
  images: readonly string[]
  onBusy: (isBusy: boolean) => void
}

/** Pictures of goods. */
export const GoodsPictures = ({ images, onBusy }: GoodsPicturesProps) => (
  <PicturesField
    name="images"
    label="商品图"
    images={images}
    most={MOST.images}
    hint="第一张会显示在列表和订单里，建议用正方形的图"
    upload={async (file, options) => (await callApi(deskGoodsPicture, { file }, options)).url}
    onBusy={onBusy}
  />
)
