import { Picture } from '#kit/ui/picture.tsx'

/** A gift of the patient's, as its card stands in the talk. */
export function GiftInTalk({ words, image }: { words: string; image: string }) {
  return (
    <figure className="flex w-220 items-center gap-12 rounded-12 bg-tint p-12">
      <Picture src={image} alt="" width={64} height={64} className="size-64 shrink-0 rounded-8" />
      <figcaption className="min-w-0">
        <span className="block text-12 text-ink-2">送给医生的礼物</span>
        <span className="block text-16 font-medium text-accent-ink">{words}</span>
      </figcaption>
    </figure>
  )
}
