import type { Plugin } from 'vite'

const formikStatics =
  /^(?:FieldArrayInner\.defaultProps = \{[^}]*\};|Form\.displayName = '[^']*';)$/gm
const routerNames = /^(?!fetcher)\w+\.displayName = "[^"]*";$/gm
const routerBoundary = /^RenderErrorBoundary\.contextType = \w+;$/gm
const routerCreations = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm

/**
 * Drops what two packages set on components that are not used here: as long as something is set on a
 * component, every visitor downloads it (Formik 1.1 kB of a form, React Router 4 kB of the first load).
 */
export function dropUnusedStatics(): Plugin {
  return {
    name: 'drop-unused-statics',
    apply: 'build',
    transform: {
      filter: { id: /\/formik\/dist\/formik\.esm\.js|\/react-router\/dist\/.*\.mjs/ },
      handler: (code, id) => ({
        code: id.includes('/formik/') ? withoutStatics(code) : withoutNames(code),
        map: null,
      }),
    },
  }
}

/** Formik without what it sets on `FieldArray` and `Form`. */
export function withoutStatics(code: string): string {
  return code.replace(formikStatics, '')
}

/**
 * React Router without the names that its components have in developer tools, and without the context of
 * the error boundary around its nested routes; what is not used can then go.
 */
export function withoutNames(code: string): string {
  return code
    .replace(routerNames, '')
    .replace(routerBoundary, '')
    .replace(routerCreations, '$1/* @__PURE__ */ $2')
}
