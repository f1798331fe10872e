import { Picture } from '#kit/ui/picture.tsx'

/** The pictures of goods, turned by hand; a drug on prescription has none. */
export function Gallery({ images, name }: { images: readonly string[]; name: string }) {
  if (images.length === 0)
    return (
      <div className="flex aspect-2/1 items-center justify-center bg-well text-14 text-ink-3">
        处方药，审方通过后展示图片和说明书
      </div>
    )
  return (
    <div className="relative">
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: by the keyboard it is scrolled
        tabIndex={0}
        aria-label="商品图片"
        className="no-bar relative flex snap-x snap-mandatory overflow-x-auto"
      >
        {images.map((src, at) => (
          <Picture
            key={src}
            src={src}
            alt={`${name}，第 ${at + 1} 张图`}
            width={375}
            height={375}
            first={at === 0}
            className="w-full shrink-0 snap-center"
          />
        ))}
      </section>
      {images.length > 1 && (
        <span className="absolute right-12 bottom-12 rounded-full bg-card px-12 py-2 text-12 text-ink-2">
          共 {images.length} 张
        </span>
      )}
    </div>
  )
}
