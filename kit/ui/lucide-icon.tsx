import type { SVGProps } from 'react'
import { classes } from './classes.ts'

/**
 * An icon of these shapes, which the build takes from Lucide; what they have in common is in `app.css`. Without the
 * options that we do not use an icon is one element to React: a fifth of a page's would be shapes.
 */
export const lucideIcon = (shapes: string) => {
  const markup = { __html: shapes }
  return ({ className, ...given }: SVGProps<SVGSVGElement>) => (
    <svg
      viewBox="0 0 24 24"
      className={classes('lucide', className)}
      aria-hidden={given['aria-label'] ? undefined : true}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of the library, no text of anybody's
      dangerouslySetInnerHTML={markup}
      {...given}
    />
  )
}
