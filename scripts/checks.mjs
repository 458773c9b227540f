// npm test and its like: installs what checks need as well, then runs the script that is named.
import { install, NODE, run } from './ground.mjs'

install({ checks: true })
run(NODE, process.argv.slice(2))
