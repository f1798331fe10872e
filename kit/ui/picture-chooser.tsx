import { CameraIcon } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { type PicturesValue, picturesValue, type SentPicture } from './chosen-pictures.ts'
import { PictureTile } from './picture-tile.tsx'
import { type UploadPicture, usePictures } from './use-pictures.ts'

interface PictureChooserProps {
  label: string
  /** How many pictures there may be. */
  most: number
  /** To which pictures are shrunk before they are sent, in pixels. */
  longestSide: number
  upload: UploadPicture
  hint?: string | undefined
  /** Gives a form the addresses, comma-separated. */
  name?: string | undefined
  onChange?: ((value: PicturesValue) => void) | undefined
  /** What was sent before and stands there from the beginning. */
  first?: readonly SentPicture[] | undefined
}

// Named one by one: where a phone keeps pictures in a kind of its own it hands out one of these.
const TAKEN = 'image/jpeg,image/png,image/webp,image/gif'

/** Pictures to be chosen: each is sent at once, shows how far it is, and can be tried again or removed. */
export function PictureChooser({ label, most, longestSide, upload, hint, name, onChange, first }: PictureChooserProps) {
  const { pictures, add, retry, remove } = usePictures({ most, longestSide, upload, first })
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const value = picturesValue(pictures)
  const told = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the value changes, whoever listens
  useEffect(() => onChange?.(value), [told])
  return (
    <fieldset aria-describedby={`${id}-note`} className="min-w-0">
      <legend className="pb-6 text-14 font-medium">{label}</legend>
      <ul className="grid grid-cols-3 gap-12 elder:grid-cols-2">
        {pictures.map((picture, at) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            at={at + 1}
            onRetry={() => retry(picture)}
            onRemove={() => {
              remove(picture)
              // The button that had the focus is gone: the next thing to do takes it.
              chooser.current?.focus()
            }}
          />
        ))}
        <li>
          <label className="relative flex aspect-square min-h-target flex-col items-center justify-center gap-4 rounded-12 border border-dashed border-line bg-card p-8 text-center text-14 text-ink-2 active:opacity-70">
            <CameraIcon className="size-24" />
            <span aria-hidden="true" className="tabular-nums">
              {pictures.length}/{most}
            </span>
            <input
              ref={chooser}
              type="file"
              accept={TAKEN}
              multiple={most > 1}
              aria-label={`${label}：添加图片，已选 ${pictures.length} 张，最多 ${most} 张`}
              className="peer absolute inset-0 cursor-pointer opacity-0"
              onChange={({ currentTarget }) => {
                add([...(currentTarget.files ?? [])])
                // So that the same picture can be chosen again.
                currentTarget.value = ''
              }}
            />
            <span className="pointer-events-none absolute inset-0 rounded-12 outline-accent-ink peer-focus-visible:outline-2" />
          </label>
        </li>
      </ul>
      <p id={`${id}-note`} className="pt-4 text-12 text-ink-3">
        {hint ?? `最多 ${most} 张`}
      </p>
      {name !== undefined && <input type="hidden" name={name} value={value.urls.join(',')} />}
    </fieldset>
  )
}
