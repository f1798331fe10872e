import { createElement, type SVGProps } from 'react'
import { classes } from './classes.ts'

interface IconData {
  node: readonly (readonly [shape: string, attributes: Readonly<Record<string, string>>])[]
}

/**
 * Stands for Lucide's own maker of icons, by an alias of the build: the shapes are Lucide's, what they have in common is
 * in `app.css`. Without the options that we do not use an icon is one element, for the server too.
 */
const createLucideIcon = ({ node }: IconData) => {
  const shapes = node.map(([shape, attributes]) => createElement(shape, attributes))
  return ({ className, ...given }: SVGProps<SVGSVGElement>) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: words stand beside an icon, or its aria-label says it
    <svg
      viewBox="0 0 24 24"
      className={classes('lucide', className)}
      aria-hidden={given['aria-label'] ? undefined : true}
      {...given}
    >
      {shapes}
    </svg>
  )
}

// biome-ignore lint/style/noDefaultExport: the modules of Lucide's icons import it so
export default createLucideIcon
