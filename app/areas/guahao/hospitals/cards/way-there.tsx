import { CopyIcon, NavigationIcon } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '#app/shell/share/ways.ts'
import type { Destination, MapLink } from '#kit/geo/map-links.ts'
import { Button } from '#kit/ui/button.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'

interface WayThereProps {
  to: Destination
  /** Inside the building: floor and room. */
  inside?: string | undefined
}

/** A button that leads to a building by the map app one has; the address can be copied for any other. */
export function WayThere({ to, inside }: WayThereProps) {
  const [links, setLinks] = useState<readonly MapLink[]>()
  const open = async () => {
    // Systems of coordinates weigh more than the button: they come when they are asked for.
    const { mapLinks } = await import('#kit/geo/map-links.ts')
    setLinks(to.lat && to.lng ? mapLinks(to, 'yilu') : [])
  }
  const copy = async () => {
    const isCopied = await copyText(`${to.name} ${to.address}`)
    toast(isCopied ? '地址已复制' : '没有复制成功，请长按地址选择')
  }
  return (
    <>
      <Button kind="text" size="small" onClick={open}>
        <NavigationIcon />
        导航
      </Button>
      <Sheet open={links !== undefined} title="怎么去" onClose={() => setLinks(undefined)}>
        <p className="text-16 font-medium">{to.name}</p>
        <p className="pt-4 text-14 text-ink-2 select-all">{to.address}</p>
        {inside && <p className="pt-4 text-14 text-ink-2">到院后：{inside}</p>}
        <ul className="grid gap-8 pt-16">
          {links?.map(({ name, href }) => (
            <li key={name}>
              <a
                href={href}
                target="_blank"
                rel="noreferrer"
                className="flex min-h-target items-center justify-center rounded-full border border-line px-16 text-16 font-medium active:bg-well"
              >
                {name}
              </a>
            </li>
          ))}
          <li className="text-center">
            <Button kind="text" onClick={copy}>
              <CopyIcon />
              复制地址
            </Button>
          </li>
        </ul>
      </Sheet>
    </>
  )
}
