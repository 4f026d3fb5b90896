import type { Plugin } from 'vite'

const formikStatics =
  /^(?:FieldArrayInner\.defaultProps = \{[^}]*\};|Form\.displayName = '[^']*';)$/gm
const routerNames = /^(?!fetcher)\w+\.displayName = "[^"]*";$/gm
const routerCreations = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm

/**
 * Drops what two packages set on components that are not used here: as long as something is set on a
 * component, every visitor downloads it (Formik 1.1 kB of a form, React Router 3 kB of the first load).
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

/** React Router without the names that its components have in developer tools; unused ones can go. */
export function withoutNames(code: string): string {
  return code.replace(routerNames, '').replace(routerCreations, '$1/* @__PURE__ */ $2')
}
