import { type RefObject, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { deskVideoPoster } from '../contract.ts'
import { frameOf } from './frame-of.ts'

interface PosterFieldProps {
  /** The film that stands on the page. */
  film: RefObject<HTMLVideoElement | null>
  image: string
}

/** The still picture before a film: the moment at which the film was stopped, or the generated one. */
export function PosterField({ film, image }: PosterFieldProps) {
  const [poster, setPoster] = useState(image)
  const send = useAct(deskVideoPoster)
  const take = async () => {
    const file = film.current && (await frameOf(film.current))
    if (!file) return toast('先播放一下视频，停在想要的画面')
    const done = await send.run({ file })
    if (done) setPoster(done.url)
  }
  return (
    <fieldset className="space-y-8">
      <legend className="pb-6 text-14 font-medium">封面</legend>
      {poster && (
        <Picture src={poster} kind="card" alt="封面" width={320} height={180} className="w-full max-w-320 rounded-8" />
      )}
      <input type="hidden" name="image" value={poster} />
      <Button kind="secondary" size="small" busy={send.busy} onClick={take}>
        用当前画面作封面
      </Button>
      <p className="text-12 text-ink-3">把上面的视频停在想要的画面，再点一下；不选就用栏目图。</p>
    </fieldset>
  )
}
