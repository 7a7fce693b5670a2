import { testedFestival } from '#tests/festival/testedFestival.ts';
import { describeResources } from '#tests/suite/describeResource.ts';

describeResources(testedFestival);
