import { XIcon } from 'lucide-react'
import { useState } from 'react'
import { Picture } from '#kit/ui/picture.tsx'
import { PictureChooser } from '#kit/ui/picture-chooser.tsx'
import { SENT_SIDE } from '../rules.ts'

interface PicturesFieldProps {
  /** Names the hidden fields: those that there were, one each; what is new stands in `new_<name>`, by commas. */
  name: string
  /** What is added: 商品图. */
  label: string
  /** Above what may be added where there are some already. */
  more?: string
  images: readonly string[]
  most: number
  hint?: string
  /** Sends one and gives its address. */
  upload: (file: File | Blob, options: { signal?: AbortSignal }) => Promise<string>
  onBusy: (isBusy: boolean) => void
}

/** Pictures of a form of staff: those that there are, and new ones, which are sent as they are chosen. */
export function PicturesField({
  name,
  label,
  more = '再加几张',
  images,
  most,
  hint,
  upload,
  onBusy,
}: PicturesFieldProps) {
  const [stored, setStored] = useState(images)
  return (
    <fieldset name={name} aria-label={label} className="min-w-0 space-y-12">
      {stored.length > 0 && (
        <ul className="grid grid-cols-3 gap-12 wide:grid-cols-4">
          {stored.map((image, at) => (
            <li key={image} className="relative overflow-hidden rounded-12">
              <Picture src={image} alt={`第 ${at + 1} 张${label}`} width={120} height={120} className="w-full" />
              <input type="hidden" name={name} value={image} />
              <button
                type="button"
                aria-label={`移除第 ${at + 1} 张${label}`}
                onClick={() => setStored((now) => now.filter((one) => one !== image))}
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
      {stored.length < most && (
        <PictureChooser
          label={stored.length > 0 ? more : label}
          name={`new_${name}`}
          most={most - stored.length}
          longestSide={SENT_SIDE}
          hint={hint}
          upload={upload}
          onChange={({ isBusy }) => onBusy(isBusy)}
        />
      )}
    </fieldset>
  )
}

/** The addresses that such a field says, in their order. */
export const picturesOf = (form: FormData, name: string): string[] => [
  ...form.getAll(name).map(String),
  ...String(form.get(`new_${name}`) ?? '')
    .split(',')
    .filter(Boolean),
]
