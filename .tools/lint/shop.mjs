// Rules of the shop that the linter does not have.
import { refusedImport } from './import-directions.mjs'

/** "Today" comes from the one clock: a rule is handed `now`, so that a test can choose it. */
const noHiddenClock = {
  create(context) {
    const message = 'Take the time from the clock that is handed in: this reads the machine’s.'
    return {
      NewExpression(node) {
        if (isDate(node.callee) && node.arguments.length === 0) context.report({ node, message })
      },
      CallExpression(node) {
        const { callee } = node
        const isNow =
          callee.type === 'MemberExpression' && isDate(callee.object) && callee.property.name === 'now'
        if (isNow || isDate(callee)) context.report({ node, message })
      },
    }
  },
}

/** Packages and the storefront's folders import one way. */
const importDirection = {
  create(context) {
    function check({ source }) {
      const message = source && refusedImport(context.filename, source.value)
      if (message) context.report({ node: source, message })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression(node) {
        if (node.source.type === 'Literal') check(node)
      },
    }
  },
}

export default {
  meta: { name: 'shop' },
  rules: { 'no-hidden-clock': noHiddenClock, 'import-direction': importDirection },
}

function isDate(node) {
  return node.type === 'Identifier' && node.name === 'Date'
}
