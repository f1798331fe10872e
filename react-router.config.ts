import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // A page's load and its component are needed together: two files would be two requests.
  splitRouteModules: false,
} satisfies Config
