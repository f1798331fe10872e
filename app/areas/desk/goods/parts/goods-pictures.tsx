import { XIcon } from 'lucide-react'
import { useState } from 'react'
import { SENT_SIDE } from '#app/areas/files/rules.ts'
import { Picture } from '#kit/ui/picture.tsx'
import { PictureChooser } from '#kit/ui/picture-chooser.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { deskGoodsPicture } from '../contract.ts'
import { MOST } from '../rules.ts'

interface GoodsPicturesProps {
  images: readonly string[]
  onBusy: (isBusy: boolean) => void
}

/** Pictures of goods: those that there are, and new ones, which are sent as they are chosen. */
export function GoodsPictures({ images, onBusy }: GoodsPicturesProps) {
  const [kept, setKept] = useState(images)
  return (
    <div className="space-y-12">
      {kept.length > 0 && (
        <ul className="grid grid-cols-3 gap-12 wide:grid-cols-4">
          {kept.map((image, at) => (
            <li key={image} className="relative overflow-hidden rounded-12">
              <Picture src={image} alt={`第 ${at + 1} 张商品图`} width={120} height={120} className="w-full" />
              <input type="hidden" name="images" value={image} />
              <button
                type="button"
                aria-label={`移除第 ${at + 1} 张商品图`}
                onClick={() => setKept((now) => now.filter((one) => one !== image))}
                className="absolute top-0 right-0 flex size-target items-start justify-end p-4 text-white active:opacity-70"
              >
                <span className="rounded-full bg-scrim p-4">
                  <XIcon className="size-16" />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {kept.length < MOST.images && (
        <PictureChooser
          label={kept.length > 0 ? '再加几张' : '商品图'}
          name="new_images"
          most={MOST.images - kept.length}
          longestSide={SENT_SIDE}
          hint="第一张会显示在列表和订单里，建议用正方形的图"
          upload={async (file, options) => (await callApi(deskGoodsPicture, { file }, options)).url}
          onChange={({ isBusy }) => onBusy(isBusy)}
        />
      )}
    </div>
  )
}
